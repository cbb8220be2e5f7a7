/** Texts of the ready-made server configurations: static files with the headers, calls handed on to the API. */
import { apiHeadersOf, cacheHashed, cacheOther, type HeaderSettings, type Headers, hashedFiles, pageHeaders } from "./headers.ts";
import { caddyStyles, nginxStyles } from "./style-sources.ts";

/** What the ready-made configurations are written from. */
export interface ServeSettings extends HeaderSettings {
  /** Paths of all calls of the catalogue. */
  readonly apiPaths: readonly string[];
  /** Where the pages are reached. */
  readonly site?: { readonly origin: string };
}

/** The name that the servers respond for; a project that has not said where it is reached gets one to be replaced. */
const hostOf = ({ site }: ServeSettings): string => (site ? new URL(site.origin).hostname : "layar.example");

/** Where the configurations expect what the build has written. */
const dist = "/srv/layar/dist";

const note =
  "Written by `npm run generate` from the header list, screens/catalogue/settings.json and screens/catalogue/actions/; a test compares.";

/** nginx: to be included inside `http`, where nothing else may respond to unknown hosts. */
export function nginxConfig(settings: ServeSettings): string {
  const host = hostOf(settings);
  const headersOf = (page?: string) => nginxHeaders(pageHeaders(settings, page, "$layar_style"), cacheOther);
  const special = pagesWithHeaders(settings).map(
    (page) => `  location = ${page} {
${headersOf(page)}
    try_files $uri/index.html /index.html;
  }

`,
  );
  return `# ${note}
# The name is that of site.origin in the settings. Set the certificate and the address of the API; the rest stands. A build with API_HOST needs that origin in connect-src.
upstream layar_api {
  server 127.0.0.1:8081;
}

# An address may carry the token, so no log has its query. Errors below crit would repeat the whole request.
map $request_uri $layar_path {
  "~^(?<path>[^?]*)" $path;
}

# Each page has its own style sheet in it, which its policy names. Reload nginx with each release.
map $uri $layar_style {
  include ${dist}/${nginxStyles};
}

log_format layar '$remote_addr [$time_iso8601] "$request_method $layar_path $server_protocol" $status $body_bytes_sent $request_time';

# An example: set it to what your users need. Mobile networks put many of them behind one address.
limit_req_zone $binary_remote_addr zone=layar_api:10m rate=20r/s;

# Hosts that are not ours get nothing.
server {
  listen 80 default_server;
  listen 443 ssl default_server;
  server_name _;
  server_tokens off;
  ssl_reject_handshake on;
  access_log off;
  return 444;
}

server {
  listen 80;
  server_name ${host};
  server_tokens off;
  access_log /var/log/nginx/layar.log layar;
  error_log /var/log/nginx/layar-error.log crit;
  return 301 https://$server_name$request_uri;
}

server {
  listen 443 ssl;
  server_name ${host};
  server_tokens off;
  ssl_certificate /etc/ssl/layar.pem;
  ssl_certificate_key /etc/ssl/layar.key;
  ssl_protocols TLSv1.2 TLSv1.3;
  access_log /var/log/nginx/layar.log layar;
  error_log /var/log/nginx/layar-error.log crit;
  root ${dist};
  # The build has compressed its files; with the module for Brotli installed, \`brotli_static on;\` sends less still.
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
  client_max_body_size 12m;

  location ${hashedFiles} {
${nginxHeaders(pageHeaders(settings), cacheHashed)}
    try_files $uri =404;
  }

  location ~ ^/(${apiPrefixes(settings.apiPaths).join("|")})/ {
    limit_req zone=layar_api burst=60 nodelay;
    limit_req_status 429;
${nginxApiHeaders(settings)}
    proxy_pass http://layar_api;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto https;
    proxy_read_timeout 65s;
  }

  location ~ /\\. {
    add_header X-Content-Type-Options "nosniff" always;
    return 404;
  }

${special.join("")}  location / {
${headersOf()}
    try_files $uri $uri/index.html /index.html;
  }
}
`;
}

/** Caddy: one site; Caddy gets the certificate itself. */
export function caddyConfig(settings: ServeSettings): string {
  const host = hostOf(settings);
  const headersOf = (page?: string) => caddyHeaders(pageHeaders(settings, page, "{layar_style}"));
  const special = pagesWithHeaders(settings).map(
    (page) => `  handle ${page} {
${caddyPage(headersOf(page))}
  }

`,
  );
  return `# ${note}
# The name is that of site.origin in the settings. Set the address of the API; the rest stands. A build with API_HOST needs that origin in connect-src.
# Caddy has no limit of requests of its own: add the module caddy-ratelimit, or set one in front of it.
{
  # An address may carry the token, so no log has its query.
  log {
    output file /var/log/caddy/layar.log
    format filter {
      wrap json
      fields {
        request>uri regexp "\\?.*" ""
        request>headers delete
        resp_headers delete
      }
    }
  }
  # A connection for one name is not used for another.
  servers {
    strict_sni_host on
  }
}

# Hosts that are not ours get nothing.
http:// {
  abort
}

http://${host} {
  header -Server
  redir https://${host}{uri} permanent
}

${host} {
  root * ${dist}
  encode gzip
  log
  header -Server

  # Each page has its own style sheet in it, which its policy names. Reload Caddy with each release.
  map {http.request.uri.path} {layar_style} {
    import ${dist}/${caddyStyles}
    default ""
  }

  @api path ${apiPrefixes(settings.apiPaths)
    .map((prefix) => `/${prefix}/*`)
    .join(" ")}
  handle @api {
    header {
${caddyHeaders(apiHeadersOf(settings)).join("\n")}
      -X-Powered-By
      defer
    }
    reverse_proxy 127.0.0.1:8081
  }

  @hidden path_regexp /\\.
  handle @hidden {
    header X-Content-Type-Options "nosniff"
    respond 404
  }

  handle ${hashedFiles}* {
    header {
${caddyHeaders(pageHeaders(settings)).join("\n")}
    }
    @there file
    header @there Cache-Control "${cacheHashed}"
    file_server {
      precompressed br gzip
    }
  }

${special.join("")}  handle {
${caddyPage(headersOf())}
  }

  handle_errors {
    header X-Content-Type-Options "nosniff"
    header Cache-Control "no-store"
    header -Server
    respond {err.status_code}
  }
}
`;
}

function caddyPage(headers: readonly string[]): string {
  return `    header {
${headers.join("\n")}
      Cache-Control "${cacheOther}"
      defer
    }
    try_files {path} {path}/index.html /index.html
    file_server {
      disable_canonical_uris
      precompressed br gzip
    }`;
}

function caddyHeaders(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `      ${name} "${value}"`);
}

/** What the API itself says about these is not handed on, so that each stands once. */
function nginxApiHeaders(settings: ServeSettings): string {
  const headers = apiHeadersOf(settings);
  const hidden = ["X-Powered-By", ...Object.keys(headers)].map((name) => `    proxy_hide_header ${name};`);
  return [...hidden, ...Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`)].join("\n");
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
