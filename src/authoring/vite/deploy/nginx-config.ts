/** Text of the ready-made configuration of nginx: static files with the headers, calls and reports handed on to the API. */
import { apiHeadersOf, cacheHashed, cacheOther, type Headers, hashedFiles, pageHeaders } from "./headers.ts";
import {
  apiPrefixes,
  hiddenFiles,
  hostOf,
  largestBodyMiB,
  largestReportsKiB,
  note,
  pagesWithHeaders,
  type ServeSettings,
} from "./serve-settings.ts";
import { nginxPages } from "./served-pages.ts";

const tlsVersions = "ssl_protocols TLSv1.2 TLSv1.3;";

const nginxProxy = `    proxy_pass http://layar_api;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto https;
    proxy_read_timeout 65s;`;

/** nginx: to be included inside `http`, where nothing else may respond to unknown hosts. */
export function nginxConfig(settings: ServeSettings): string {
  const host = hostOf(settings);
  const served = nginxPages(settings);
  const headersOf = (page?: string) => nginxHeaders(pageHeaders(settings, page, served.style), cacheOther) + served.cookie;
  const special = pagesWithHeaders(settings).map(
    (page) => `  location = ${page} {
${headersOf(page)}
    try_files $uri/index.html /index.html;
  }

`,
  );
  const patterns = settings.patterns.map(
    ({ regex, page }) => `  location ~ "${regex}" {
${headersOf()}
    try_files $uri $uri/index.html ${page};
  }

`,
  );
  return `# ${note}
# The name is that of site.origin in the settings. Set the certificate and the address of the API; the rest stands. A build with \`apiHost\` needs that origin in connect-src and img-src.
upstream layar_api {
  server 127.0.0.1:8081;
}

# An address may carry the token, so no log has its query. Errors below crit would repeat the whole request.
map $request_uri $layar_path {
  "~^(?<path>[^?]*)" $path;
}

${served.variables}
${nginxForeign(settings)}log_format layar '$remote_addr [$time_iso8601] "$request_method $layar_path $server_protocol" $status $body_bytes_sent $request_time';

# An example: set it to what your users need. Mobile networks put many of them behind one address.
limit_req_zone $binary_remote_addr zone=layar_api:10m rate=20r/s;

# Hosts that are not ours get nothing.
server {
  listen 80 default_server;
  listen 443 ssl default_server;
  server_name _;
  server_tokens off;
  # The first server of a socket decides for all of them before nginx 1.23.4.
  ${tlsVersions}
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
  ${tlsVersions}
  access_log /var/log/nginx/layar.log layar;
  error_log /var/log/nginx/layar-error.log crit;
  root ${served.pages};
  # The build has compressed its files; with the module for Brotli installed, \`brotli_static on;\` sends less still.
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
  client_max_body_size ${largestBodyMiB}m;

  location ${hashedFiles} {
${served.files === served.pages ? "" : `    root ${served.files};\n`}${nginxHeaders(pageHeaders(settings), cacheHashed)}
    try_files $uri =404;
  }

${nginxApi(settings)}${nginxReports(settings)}  location ~ ${hiddenFiles(served.hidden)} {
${nginxHeadersAlways(apiHeadersOf(settings))}
    return 404;
  }

${special.join("")}${patterns.join("")}  location / {
${headersOf()}
    try_files $uri $uri/index.html /index.html;
  }
}
`;
}

/** None where the calls go to another host. */
function nginxApi(settings: ServeSettings): string {
  const prefixes = apiPrefixes(settings.apiPaths);
  return prefixes.length === 0
    ? ""
    : `  location ~ ^/(${prefixes.join("|")})(/|$) {
    limit_req zone=layar_api burst=60 nodelay;
    limit_req_status 429;
${nginxApiHeaders(settings)}
${nginxProxy}
  }

`;
}

/** Any page of the web can post without being asked, but not without saying whose it is. */
function nginxForeign(settings: ServeSettings): string {
  return settings.reports === undefined
    ? ""
    : `# Reports come from our own pages. Browsers name the page's origin with each of them.
map $http_origin $layar_foreign {
  default 1;
  "" 0;
  "https://${hostOf(settings)}" 0;
}

`;
}

function nginxReports(settings: ServeSettings): string {
  return settings.reports === undefined
    ? ""
    : `  location = ${settings.reports.endpoint} {
    if ($layar_foreign) { return 403; }
    if ($request_method != POST) { return 405; }
    client_max_body_size ${largestReportsKiB}k;
    limit_req zone=layar_api burst=60 nodelay;
    limit_req_status 429;
${nginxApiHeaders(settings)}
${nginxProxy}
  }

`;
}

/** What the API itself says about these is not handed on, so that each stands once. */
function nginxApiHeaders(settings: ServeSettings): string {
  const headers = apiHeadersOf(settings);
  const hidden = ["X-Powered-By", ...Object.keys(headers)].map((name) => `    proxy_hide_header ${name};`);
  return [...hidden, nginxHeadersAlways(headers)].join("\n");
}

/** Responses for missing files must not be cached, so it lacks `always`. */
function nginxHeaders(headers: Headers, cache: string): string {
  return `${nginxHeadersAlways(headers)}\n    add_header Cache-Control "${cache}";`;
}

function nginxHeadersAlways(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join("\n");
}
