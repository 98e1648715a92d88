"use strict";

// The token lives in this variable and nowhere else: closing the page forgets it.
let token = "";
let maintained = false;

const place = (id) => document.getElementById(id);
const text = (name) => document.querySelector(`#texts data[value="${CSS.escape(name)}"]`)?.textContent ?? "";

// What went wrong stands where it was asked for: in the row, form or card of what was pressed.
const said = place("said");
const header = said.parentElement;

function complain(sentence, pressed) {
  (pressed.closest("li, form, .card") ?? header).append(said);
  said.textContent = sentence;
  said.scrollIntoView({ block: "nearest" });
}

function unsay() {
  header.append(said);
  said.textContent = "";
}

// Returns what the server answers. null: it refuses or is away, and `pressed` is told why, if it is given.
async function ask(action, body, pressed) {
  let answer;
  try {
    answer = await fetch(`api/admin/${action}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${token}` },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    if (pressed) complain(text("unreachable"), pressed);
    return null;
  }
  const content = await answer.json();
  if (answer.ok) return content;
  if (pressed) complain(text(content.code) || `${text("failed")} (${content.code})`, pressed);
  return null;
}

async function act(action, body, pressed) {
  if ((await ask(action, body, pressed)) !== null) await show(pressed);
}

// What can't be undone wants a second press.
function button(label, action, body, sure = false) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.addEventListener("click", () => {
    if (sure && !made.classList.contains("sure")) {
      made.classList.add("sure");
      made.textContent = `${label}: ${text("sure")}`;
      return;
    }
    void act(action, body(), made);
  });
  return made;
}

function row(first, quiet, ...buttons) {
  const made = document.createElement("li");
  const words = document.createElement("span");
  const more = document.createElement("span");
  words.textContent = first;
  more.textContent = quiet;
  more.className = "quiet";
  words.append(more);
  made.append(words);
  if (buttons.length) {
    const beside = document.createElement("span");
    beside.className = "buttons";
    beside.append(...buttons);
    made.append(beside);
  }
  return made;
}

// `list` is null where the server could not read it.
function fill(id, list, rowOf) {
  const rows = list?.length ? list.map(rowOf) : [row(text(list ? "none" : "unread"), "")];
  place(id).replaceChildren(...rows);
}

const joined = (...parts) => parts.filter(Boolean).join(" · ");

const minutes = (ago) => `${Math.round(ago / 60000)} ${text("minutes")}`;
const banning = (kind, value) => () => ({
  kind, value, hours: Number(place("hours").value) || 24, reason: place("reason").value,
});

function seat(one) {
  if (one.holder === "open") return text("seat-open");
  if (one.holder === "bot") return `${one.name} (${text("bot")})`;
  return one.there ? one.name : `${one.name} (${text("away")})`;
}

function tableRow(one) {
  return row(
    `${one.game} · ${text(`phase-${one.phase}`)} · ${one.seats.map(seat).join(", ")}`,
    `${one.table} · ${minutes(one.ago)}`,
    button(text("close"), "close", () => ({ table: one.table }), true),
  );
}

function personRow(one) {
  return row(
    one.name || one.person,
    joined(one.person, one.address, one.tables.join(", ")),
    button(text("remove-name"), "remove-name", () => ({ person: one.person }), true),
    button(text("ban-browser"), "ban", banning("browser", one.person), true),
    button(text("ban-address"), "ban", banning("address", one.address), true),
  );
}

function reportRow(one) {
  const buttons = [button(text("done"), "report-done", () => ({ id: one.id }))];
  if (one.kind === "message" && one.shown) {
    const message = () => ({ table: one.table, number: Number(one.about) });
    buttons.unshift(button(text("remove-message"), "remove-message", message, true));
  }
  if (one.person) {
    buttons.unshift(
      button(text("remove-name"), "remove-name", () => ({ person: one.person }), true),
      button(text("ban-browser"), "ban", banning("browser", one.person), true),
    );
  }
  return row(
    one.shown || "–",
    joined(one.text, `${text("by")} ${one.by}`, one.table, minutes(one.ago)),
    ...buttons,
  );
}

function banRow(one) {
  return row(
    `${text(`kind-${one.kind}`)} ${one.value}`,
    joined(`${text("until")} ${one.until} UTC`, one.reason),
    button(text("unban"), "unban", () => ({ kind: one.kind, value: one.value })),
  );
}

// What grows

const language = document.documentElement.lang;
const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];
const HOUR = 3600000;
const COLUMNS = ["what", "now", "bound", "left"];

function size(bytes) {
  let [value, at] = [bytes, 0];
  while (value >= 1000 && at < UNITS.length - 1) [value, at] = [value / 1000, at + 1];
  const most = value < 10 && at > 0 ? 1 : 0;
  return measured(value, UNITS[at], at > 0 ? "short" : "long", most);
}

function time(milliseconds) {
  const hours = milliseconds / HOUR;
  if (hours < 1) return measured(hours * 60, "minute", "long");
  return hours < 48 ? measured(hours, "hour", "long") : measured(hours / 24, "day", "long");
}

function measured(value, unit, unitDisplay, most = 0) {
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay, maximumFractionDigits: most }).format(value);
}

function amount(value, unit) {
  if (unit === "bytes") return size(value);
  return unit === "milliseconds" ? time(value) : value.toLocaleString(language);
}

function cell(kind, words, quiet = "") {
  const made = document.createElement(kind);
  made.textContent = words;
  if (quiet) {
    const more = document.createElement("span");
    more.className = "quiet";
    more.textContent = quiet;
    made.append(more);
  }
  return made;
}

const named = (one) => text(`growth-${one.name}`);
const whose = (one) => (one.of ? text(`growth-of-${one.of}`) : "");

function growthRow(one) {
  const made = document.createElement("tr");
  made.className = one.state;
  const head = cell("th", named(one), whose(one));
  head.scope = "row";
  const each = one.each ? text("each").replace("{size}", size(one.each)) : "";
  const bounded = one.most >= 0;
  const left = bounded ? amount(Math.max(0, one.most - one.used), one.unit) : "–";
  const nothing = one.unit === "milliseconds" && one.used === 0; // there is none that could be old
  const cells = [
    cell("td", nothing ? "–" : amount(one.used, one.unit), each),
    cell("td", bounded ? amount(one.most, one.unit) : text("unbounded")),
    cell("td", left, one.state === "ok" ? "" : text(one.state)),
  ];
  for (const [at, name] of COLUMNS.slice(1).entries()) cells[at].dataset.label = text(name);
  made.append(head, ...cells);
  return made;
}

function growthTable(rows) {
  const [table, above, head, body] = ["table", "thead", "tr", "tbody"].map((kind) => document.createElement(kind));
  for (const name of COLUMNS) {
    const column = cell("th", text(name));
    column.scope = "col";
    head.append(column);
  }
  above.append(head);
  body.append(...rows.map(growthRow));
  table.append(above, body);
  return table;
}

function showGrowth(rows) {
  place("unread").hidden = rows.length > 0;
  const opened = new Set([...document.querySelectorAll("#growth details[open]")].map((one) => one.dataset.group));
  const first = place("growth").querySelectorAll("details").length === 0;
  place("growth").querySelectorAll("details").forEach((one) => one.remove());
  for (const group of new Set(rows.map((one) => one.group))) {
    const own = rows.filter((one) => one.group === group);
    const made = document.createElement("details");
    made.dataset.group = group;
    made.open = first ? group === "disk" || own.some((one) => one.state !== "ok") : opened.has(group);
    made.append(cell("summary", text(`growth-group-${group}`)), growthTable(own));
    place("growth").append(made);
  }
}

// What is wrong

function warning(name, values = {}) {
  return text(`warning-${name}`).replace(/\{(\w+)\}/g, (whole, value) => values[value] ?? whole);
}

/** A path as it is typed in a command. */
function quoted(path) {
  return /^[\w@%+=:,.\/-]+$/.test(path) ? path : `'${path.replaceAll("'", `'"'"'`)}'`;
}

function warnings(now, rows) {
  const found = [];
  if (now.store === "gone" && now.rescued) {
    const copy = quoted(now.rescued), folder = quoted(now.rescued.replace(/[\\/][^\\/]*$/, ""));
    found.push(warning("store-rescued", { copy, folder }));
  } else if (now.store !== "ok") found.push(warning(`store-${now.store}`));
  if (now.clock !== "ok") found.push(warning(`clock-${now.clock}`, { seconds: Math.abs(now.clock_off).toLocaleString(language) }));
  if (now.stopped) found.push(warning("stopped", { hours: Math.round(now.stopped / 3600).toLocaleString(language) }));
  if (now.bus === "away") found.push(warning("bus-away"));
  for (const one of rows.filter((row) => row.state !== "ok")) {
    const what = whose(one) ? `${named(one)} (${whose(one)})` : named(one);
    found.push(warning("growth", { what, used: amount(one.used, one.unit), most: amount(one.most, one.unit) }));
  }
  return found;
}

function showHealth(now, rows) {
  for (const name of ["store", "clock", "bus"]) {
    place(name).textContent = text(`state-${now[name]}`) || now[name];
    place(name).className = ["ok", "none"].includes(now[name]) ? "" : "bad";
  }
  place("others").hidden = now.bus === "none";
  const found = warnings(now, rows);
  place("alarm").hidden = found.length === 0;
  place("warnings").replaceChildren(...found.map((sentence) => row(sentence, "")));
}

async function show(pressed) {
  const now = await ask("now", undefined, pressed);
  if (now === null) return false;
  const [reports, bans, growth] = await Promise.all(["reports", "bans", "growth"].map((list) => ask(list)));
  const grown = growth?.rows ?? [];
  for (const name of ["lobbies", "playing", "connections"]) place(name).textContent = now[name].toLocaleString(language);
  showHealth(now, grown);
  showGrowth(grown);
  if (document.activeElement !== place("announcement")) place("announcement").value = now.announcement;
  maintained = now.maintenance;
  place("maintenance").hidden = !maintained;
  place("maintain").textContent = text(maintained ? "maintenance-off" : "maintenance-on");
  unsay();
  fill("tables", now.tables, tableRow);
  fill("people", now.people, personRow);
  fill("reports", reports && reports.reports, reportRow);
  fill("bans", bans && bans.bans, banRow);
  return true;
}

place("entry").addEventListener("submit", async (event) => {
  event.preventDefault();
  token = place("token").value.trim();
  if (!(await show(event.target))) return;
  place("token").value = "";
  place("entry").hidden = true;
  place("inside").hidden = false;
});
place("announce").addEventListener("submit", (event) => {
  event.preventDefault();
  void act("announce", { text: place("announcement").value }, event.target);
});
place("remove-game").addEventListener("submit", (event) => {
  event.preventDefault();
  const table = place("game").value.trim();
  if (table) void act("remove-game", { table }, event.target);
  else complain(text("game-id-missing"), event.target);
});
place("refresh").addEventListener("click", (event) => void show(event.target));
place("maintain").addEventListener("click", (event) => void act("maintenance", { on: !maintained }, event.target));
