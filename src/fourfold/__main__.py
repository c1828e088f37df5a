from fourfold.cli import main

raise SystemExit(main())
