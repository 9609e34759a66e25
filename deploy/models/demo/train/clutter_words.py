"""Words of clutter.py. All of it was written for this generator."""

LOG_LEVELS = ("INFO", "INFO", "INFO", "DEBUG", "WARN", "ERROR", "NOTICE", "TRACE")
SERVICES = ("gateway", "scheduler", "billing", "auth", "worker", "mailer", "cache", "indexer",
            "proxy", "kernel", "storage", "backup", "sshd", "monitor", "render", "ingest", "audit",
            "search", "cron", "router", "payments", "inventory", "registry", "metrics")
LOG_MESSAGES = (
    "request {identifier} for {thing} finished in {count} ms", "could not open {thing}: {number}",
    "connection from {address} closed", "{thing} reached {number} of {count}",
    "retrying {thing} after {count} ms", "user {name} signed in from {address}",
    "wrote {count} bytes to {thing}.{other}", "cache miss for {thing} {identifier}",
    "queue {thing} holds {count} entries", "started {thing} with {count} threads",
    "checksum {identifier} does not match", "{name} changed {thing} from {count} to {number}",
    "heartbeat {count}", "{thing} is {number} behind {other}", "dropped {count} packets",
    "job {count} done: {number} rows", "session {identifier} expired",
    "loaded {thing} version {number}",
    "slow query on {thing}: {number} s", "no route to {address}", "disk {thing} at {count} MB",
    "scaled {thing} to {count}", "{name} asked about {thing} {number}",
    "order {count} shipped to {name}",
    "temperature of {thing} {number}", "renewed lease {identifier}", "moved {thing} to {other}",
)
VERBS = ("GET", "POST", "PUT", "DELETE", "HEAD", "PATCH")
TAGS = ("p", "li", "span", "td", "h2", "h3", "b", "em", "div", "label", "code")
COLOURS = ("red", "blue", "green", "black", "white", "amber", "grey", "violet", "silver", "orange",
           "brown", "pink", "golden", "pale", "dark", "bright", "striped", "crimson")
NAMES = ("Ana", "Boris", "Chen", "Dara", "Elif", "Farah", "Goran", "Hana", "Ivo", "Jaya", "Kofi",
         "Lena", "Marek", "Nadia", "Otto", "Priya", "Quinn", "Rosa", "Sven", "Tariq", "Uma",
         "Viktor", "Wanda", "Ximena", "Yusuf", "Zoe", "Alice", "Bob", "Carol", "Dave", "Erin",
         "Frank", "Grace", "Heidi", "Mallory", "Peggy", "Trent", "Walter")
THINGS = (
    "account", "anchor", "archive", "array", "asset", "badge", "balance", "barrel", "basket",
    "batch", "beacon", "bench", "boat", "bolt", "bottle", "branch", "bridge", "bucket", "buffer",
    "cable", "camera", "candle", "canvas", "carton", "catalog", "chair", "channel", "chart",
    "clock", "cluster", "column", "config", "copper", "counter", "crate", "cursor", "cycle",
    "depot", "desk", "device", "dock", "door", "draft", "drawer", "driver", "engine", "entry",
    "event", "factor", "fence", "field", "filter", "flag", "folder", "frame", "garden", "gate",
    "gauge", "grid", "group", "handle", "harbour", "hash", "header", "index", "input", "invoice",
    "item", "journal", "key", "kettle", "label", "ladder", "lamp", "lantern", "layer", "ledger",
    "lens", "level", "lever", "limit", "list", "lock", "locker", "map", "margin", "market",
    "matrix",
    "meter", "mirror", "model", "module", "needle", "node", "note", "number", "offset", "order",
    "output", "packet", "page", "panel", "paper", "parcel", "path", "pattern", "phase", "pipe",
    "plate", "pocket", "point", "policy", "port", "profile", "pump", "queue", "radio", "range",
    "ratio", "record", "region", "report", "result", "river", "rope", "route", "row", "sample",
    "scale", "scope", "score", "screen", "sensor", "series", "server", "shelf", "signal", "socket",
    "source", "spring", "stack", "stage", "state", "station", "status", "step", "stone", "storage",
    "stream", "string", "switch", "table", "target", "task", "thread", "ticket", "tile", "token",
    "tower", "track", "tray", "tree", "trigger", "tunnel", "unit", "value", "valve", "vector",
    "vessel", "volume", "wagon", "wall", "water", "weight", "wheel", "window", "wire", "zone")
SYLLABLES = ("ba", "ke", "lo", "mir", "ta", "ren", "su", "vol", "ix", "da", "pel", "on", "gra",
"ti",
             "mo", "zer", "ha", "lin", "cu", "dro", "es", "fa", "nor", "qui", "ul", "bre", "so",
             "am")
EMOJI = ("🙂", "🚀", "🔥", "✅", "❌", "🎉", "👍", "😂", "⚠️", "📦", "🐛", "💡", "🌊", "🦊",
         "🍞", "⏰")
REPEATED_SENTENCES = [
    "The grass is green.", "The sky is blue.", "The sun is yellow.", "Here we go.",
    "There and back again.", "The river runs to the sea.", "A cat sleeps on the wall.",
    "Snow falls on the hills.", "The clock on the wall ticks.", "Rain is wet.", "Nothing happened.",
    "The train leaves on time.", "Bread is made from flour.", "All work and no play is dull.",
    "The door is open.", "Birds sing in the morning.", "The coffee is hot.", "Winter is cold.",
    "The quick brown fox jumps over the lazy dog.", "One step follows another.",
    "The road is long.",
    "Trees have leaves.", "The dog barks at night.", "Stars shine above the town.", "Time passes.",
    "The boat drifts slowly.", "Stones are hard.", "The wind blows from the west.", "Water flows.",
    "She walked along the path.", "He read the paper.", "They sat down and waited.", "Please wait.",
    "This sentence says nothing of use.", "The page is intentionally left blank.", "Lorem ipsum.",
    "The market opens at dawn.", "Milk is white.", "Coal is black.", "The garden is quiet.",
    "We will be right back.", "The lamp is on.", "The bell rings.", "Fish swim in the lake."]
FOREIGN_LINES = (
    "Der Zug fährt um halb neun vom zweiten Gleis ab.", "Am Morgen war der Nebel noch dicht.",
    "Die Bibliothek bleibt am Sonntag geschlossen.", "Wir haben die Rechnung gestern bezahlt.",
    "Le marché ouvre tôt le samedi matin.", "Elle a laissé ses clés sur la table.",
    "Le musée sera fermé pour travaux jusqu'en mai.", "Nous avons traversé la rivière à pied.",
    "El barco salió del puerto al amanecer.", "La reunión se canceló por la lluvia.",
    "Mañana compraremos pan, queso y aceitunas.", "¿Dónde está la estación de tren?",
    "Il treno per Milano è in ritardo.", "La finestra dà sul cortile.", "Domani farà più caldo.",
    "O navio chegou ao cais durante a noite.", "A escola fica perto da praça.",
    "De winkel is open tot zes uur.", "Het regent al de hele week.", "Tåget är försenat idag.",
    "Pociąg odjeżdża z drugiego peronu.", "Sklep jest zamknięty w niedzielę.",
    "Поезд отправляется в восемь часов.", "Сегодня утром шёл снег.", "Книга лежит на столе.",
    "Το πλοίο φεύγει στις οκτώ.", "Η βιβλιοθήκη είναι κλειστή.", "Tren sabah sekizde kalkıyor.",
    "今天早上下雪了。", "图书馆星期天不开门。", "火车八点从二号站台出发。",
    "電車は八時に出発します。",
    "図書館は日曜日に休みです。", "今朝は雪が降りました。", "기차는 여덟 시에 출발합니다.",
    "도서관은 일요일에 문을 닫습니다.", "القطار يغادر في الساعة الثامنة.",
    "المكتبة مغلقة يوم الأحد.",
    "הרכבת יוצאת בשעה שמונה.", "ट्रेन आठ बजे चलती है।", "รถไฟออกเวลาแปดโมง",
    "Tàu khởi hành lúc tám giờ.",
    "Vlak odjíždí v osm hodin.", "A vonat nyolckor indul.", "Juna lähtee kello kahdeksan.",
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit.")
