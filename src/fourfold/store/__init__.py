from fourfold.store.batch import Standing
from fourfold.store.copies import backup, restore
from fourfold.store.errors import Conflict, StoreError
from fourfold.store.log import Store, open_store
from fourfold.store.place import default_url

__all__ = [
    "Conflict",
    "Standing",
    "Store",
    "StoreError",
    "backup",
    "default_url",
    "open_store",
    "restore",
]
