/** Texts of the ready-made server configurations: static files with the headers, calls handed on to the API. */
import { cacheHashed, cacheOther, type HeaderSettings, type Headers, hashedFiles, pageHeaders } from "./headers.ts";

/** What the ready-made configurations are written from. */
export interface ServeSettings extends HeaderSettings {
  /** Paths of all calls of the catalogue. */
  readonly apiPaths: readonly string[];
}

const note =
  "Written by `npm run generate` from the header list, screens/catalogue/settings.json and screens/catalogue/actions/; a test compares.";

/** nginx: one `server` block, to be included inside `http`. */
export function nginxConfig(settings: ServeSettings): string {
  const headers = (cache: string, page?: string) => nginxHeaders(pageHeaders(settings, page), cache);
  const special = pagesWithHeaders(settings).map(
    (page) => `  location = ${page} {
${headers(cacheOther, page)}
    try_files $uri/index.html /index.html;
  }

`,
  );
  return `# ${note}
# Set the names, the certificate and the address of the API; the rest stands. A build with API_HOST needs that origin in connect-src.
upstream layar_api {
  server 127.0.0.1:8081;
}

server {
  listen 443 ssl;
  server_name layar.example;
  ssl_certificate /etc/ssl/layar.pem;
  ssl_certificate_key /etc/ssl/layar.key;
  root /srv/layar/dist;
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
  client_max_body_size 12m;

  location ${hashedFiles} {
${headers(cacheHashed)}
    try_files $uri =404;
  }

  location ~ ^/(${apiPrefixes(settings.apiPaths).join("|")})/ {
    proxy_pass http://layar_api;
    proxy_set_header Host $host;
    proxy_read_timeout 65s;
  }

  location ~ /\\. {
    return 404;
  }

${special.join("")}  location / {
${headers(cacheOther)}
    try_files $uri $uri/index.html /index.html;
  }
}
`;
}

/** Caddy: one site; Caddy gets the certificate itself. */
export function caddyConfig(settings: ServeSettings): string {
  const headersOf = (page?: string) => Object.entries(pageHeaders(settings, page)).map(([name, value]) => `      ${name} "${value}"`);
  const headers = headersOf();
  const special = pagesWithHeaders(settings).map(
    (page) => `  handle ${page} {
${caddyPage(headersOf(page))}
  }

`,
  );
  return `# ${note}
# Set the name and the address of the API; the rest stands. A build with API_HOST needs that origin in connect-src.
layar.example {
  root * /srv/layar/dist
  encode gzip

  @api path ${apiPrefixes(settings.apiPaths)
    .map((prefix) => `/${prefix}/*`)
    .join(" ")}
  handle @api {
    reverse_proxy 127.0.0.1:8081
  }

  @hidden path_regexp /\\.
  handle @hidden {
    respond 404
  }

  handle ${hashedFiles}* {
    header {
${headers.join("\n")}
    }
    @there file
    header @there Cache-Control "${cacheHashed}"
    file_server
  }

${special.join("")}  handle {
${caddyPage(headers)}
  }
}
`;
}

function caddyPage(headers: readonly string[]): string {
  return `    header {
${headers.join("\n")}
      Cache-Control "${cacheOther}"
    }
    try_files {path} {path}/index.html /index.html
    file_server {
      disable_canonical_uris
    }`;
}

/** Pages whose headers differ from the others'. */
function pagesWithHeaders({ permissions }: ServeSettings): readonly string[] {
  return permissions?.geolocation ?? [];
}

/** Responses for missing files must not be cached, so it lacks `always`. */
function nginxHeaders(headers: Headers, cache: string): string {
  const always = Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`);
  return [...always, `    add_header Cache-Control "${cache}";`].join("\n");
}

/** First parts of the calls' paths; no in-app route begins with one of them. */
function apiPrefixes(paths: readonly string[]): readonly string[] {
  const firsts = paths.map((path) => path.split("/")[1] ?? "").filter((first) => first !== "");
  return [...new Set(firsts)].sort();
}
