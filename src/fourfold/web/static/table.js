// What a page of a table does by itself: says what is new, moves the focus by arrows, counts down.
// Everything works without it; nothing here knows which game is played.

const GAP = 300; // milliseconds between two announcements: screen readers lose closer ones
const KEPT = 3; // announcements that stay in the document

const announcer = document.getElementById("announcer");
const waiting = [];
let announced = lastMessage();
let sequence = 0;
let speaking = false;

function lastMessage() {
  const last = document.querySelector("#messages > li:last-of-type");
  return last ? Number(last.id.slice(2)) : 0;
}

// Announcements: one region without a role, one numbered node for each event.
function announce(text) {
  if (!text || "quiet" in announcer.dataset) return;
  waiting.push(text);
  if (!speaking) speakNext();
}

function speakNext() {
  const text = waiting.shift();
  speaking = text !== undefined;
  if (!speaking) return;
  const node = document.createElement("p");
  node.dataset.number = String(++sequence);
  node.textContent = text;
  announcer.append(node);
  while (announcer.children.length > KEPT) announcer.firstElementChild.remove();
  setTimeout(speakNext, GAP);
}

function announceNews() {
  for (const message of document.querySelectorAll("#messages > li")) {
    const number = Number(message.id.slice(2));
    if (number <= announced) continue;
    announced = number;
    announce(message.textContent);
    showLast();
  }
}

// Only the list scrolls: the page stays where its reader is.
function showLast() {
  const list = document.getElementById("messages");
  list.scrollTop = list.scrollHeight;
}

function announceRefusal() {
  for (const refused of document.querySelectorAll("#refused, #trouble > .error")) {
    if (refused.dataset.said) continue;
    refused.dataset.said = "yes";
    announce(refused.textContent);
  }
}

// The prompt follows the news only when it is for whoever sits here.
let prompted = prompt();
function prompt() {
  return document.querySelector("#message .prompt[data-mine]")?.textContent ?? "";
}

function announcePrompt() {
  const now = prompt();
  if (now !== prompted) announce(now);
  prompted = now;
}

function retitle() {
  const title = document.getElementById("table")?.dataset.title;
  if (title) document.title = title;
}

// The board: one stop for the tabulator, arrows inside.
function cells() {
  return [...document.querySelectorAll("[role=grid] [role=gridcell]")];
}

function rove() {
  const all = cells();
  if (!all.length) return;
  const current = all.find((cell) => cell === document.activeElement) ?? all.find((cell) => cell.tabIndex === 0 && cell.hasAttribute("tabindex"));
  for (const cell of all) cell.tabIndex = cell === (current ?? all[0]) ? 0 : -1;
}

function place(cell) {
  const row = cell.closest("[role=row]");
  return { row, column: [...row.children].indexOf(cell) };
}

function beside(cell, right, down) {
  const { row, column } = place(cell);
  const rows = [...document.querySelectorAll("[role=grid] [role=row]")];
  let y = rows.indexOf(row);
  let x = column;
  for (;;) {
    x += right;
    y += down;
    const next = rows[y]?.children[x];
    if (!next) return null;
    if (next.matches("[role=gridcell]")) return next;
  }
}

function edge(cell, step) {
  let last = cell;
  for (let next = cell; next; next = beside(next, step, 0)) last = next;
  return last;
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function onGridKey(event) {
  const cell = event.target.closest?.("[role=gridcell]");
  if (!cell || event.altKey || event.metaKey || event.shiftKey) return;
  const step = STEPS[event.key];
  let next = null;
  if (step && !event.ctrlKey) next = beside(cell, ...step);
  else if (event.key === "Home") next = event.ctrlKey ? cells()[0] : edge(cell, -1);
  else if (event.key === "End") next = event.ctrlKey ? cells().at(-1) : edge(cell, 1);
  else if (event.key.toLowerCase() === "q" && !event.ctrlKey) return openCall(event);
  else return;
  event.preventDefault();
  if (!next) return;
  next.focus();
  rove();
}

// Calling: the key q on the board opens the lines and goes to the first of them.
function openCall(event) {
  const call = document.querySelector("details.call");
  if (!call) return;
  event.preventDefault();
  call.open = true;
  call.querySelector("button")?.focus();
}

// Clocks count down between two news, by the time that has passed since: the device may be wrong.
const arrived = new WeakMap();
function tick() {
  for (const clock of document.querySelectorAll(".clock[data-left]")) {
    const known = arrived.get(clock);
    const fresh = known?.left !== clock.dataset.left || known?.seq !== sequenceOf(clock);
    if (fresh) arrived.set(clock, { left: clock.dataset.left, seq: sequenceOf(clock), at: performance.now() });
    const passed = Math.round((performance.now() - arrived.get(clock).at) / 1000);
    clock.textContent = shown(Math.max(0, Number(clock.dataset.left) - passed));
  }
}

function sequenceOf(clock) {
  return clock.closest("#table")?.dataset.seq;
}

function shown(seconds) {
  const two = (number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

// Whoever had the focus on something that is gone finds it nearby.
let lost = null;
function remember() {
  const focused = document.activeElement;
  lost = focused?.closest?.("#table, #talk") ? { id: focused.id, value: focused.value } : null;
}

function restore() {
  if (!lost || document.activeElement !== document.body) return;
  const found = lost.id ? document.getElementById(lost.id) : null;
  (found ?? document.getElementById("message"))?.focus();
}

function refresh() {
  announceRefusal();
  announceNews();
  announcePrompt();
  retitle();
  rove();
  restore();
}

function onEscape(event) {
  const call = event.key === "Escape" && event.target.closest?.("details.call[open]");
  if (!call) return;
  call.open = false;
  call.querySelector("summary").focus();
}

document.addEventListener("keydown", onGridKey);
document.addEventListener("keydown", onEscape);
document.addEventListener("focusin", (event) => event.target.matches?.("[role=gridcell]") && rove());
document.addEventListener("htmx:before:swap", remember);
document.addEventListener("htmx:after:swap", refresh);
document.addEventListener("htmx:sse:after:message", refresh);

// What stands above the table when something does not work: no connection, or nothing sent.
function trouble() {
  return document.getElementById("trouble");
}

function clearTrouble() {
  trouble().replaceChildren();
}

function say(text) {
  if (trouble().textContent === text) return;
  const line = document.createElement("p");
  line.className = "error";
  line.textContent = text;
  trouble().replaceChildren(line);
  announceRefusal();
}

// Without a stream, a page that has done something looks for itself.
let streaming = false;
document.addEventListener("htmx:sse:after:connection", () => {
  streaming = true;
  clearTrouble();
});
document.addEventListener("htmx:sse:error", () => {
  streaming = false;
  say(trouble().dataset.offline);
});
document.addEventListener("htmx:error", (event) => {
  if (event.detail?.ctx?.sourceElement?.matches?.("form")) say(trouble().dataset.unsent);
});
document.addEventListener("htmx:after:request", (event) => {
  const status = event.detail?.ctx?.response?.status;
  if (status === 204 && !streaming) location.reload();
  if (status === 204) clearTrouble();
  const sent = event.detail?.ctx?.sourceElement;
  if (status === 204 && sent?.matches?.("form.write")) sent.reset();
});

for (const copier of document.querySelectorAll("[data-needs-script]")) copier.hidden = false;
document.addEventListener("click", (event) => {
  const source = event.target.closest?.("[data-copy]")?.dataset.copy;
  if (source) navigator.clipboard?.writeText(document.getElementById(source).value);
});

showLast();
rove();
tick();
setInterval(tick, 1000);
