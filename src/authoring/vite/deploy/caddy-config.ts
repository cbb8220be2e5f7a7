/** Text of the ready-made configuration of Caddy: static files with the headers, calls and reports handed on to the API. */
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
import { caddyPages, type ServedPages } from "./served-pages.ts";

/** Caddy: one site; Caddy gets the certificate itself. */
export function caddyConfig(settings: ServeSettings): string {
  const host = hostOf(settings);
  const served = caddyPages(settings);
  const headersOf = (page?: string) => caddyHeaders(pageHeaders(settings, page, served.style));
  const special = pagesWithHeaders(settings).map(
    (page) => `  handle ${page} {
${caddyPage(headersOf(page), served)}
  }

`,
  );
  const patterns = settings.patterns.map(
    ({ regex, page }, at) => `  @route${at} path_regexp "${regex.replace(/\(\?!.*?\)/, "")}"
  handle @route${at} {
${caddyPage(headersOf(), served, page)}
  }

`,
  );
  return `# ${note}
# The name is that of site.origin in the settings. Set the address of the API; the rest stands. A build with \`apiHost\` needs that origin in connect-src and img-src.
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
  root * ${served.pages}
  encode gzip
  log
  header -Server

${served.variables}
${caddyCalls(settings)}${caddyReports(settings)}  # A call that is not in the list must not succeed as a page.
  @other not method GET HEAD
  handle @other {
    error 405
  }

  @hidden path_regexp ${hiddenFiles(served.hidden)}
  handle @hidden {
    error 404
  }

  handle ${hashedFiles}* {
${served.files === served.pages ? "" : `    root * ${served.files}\n`}    header {
${caddyHeaders(pageHeaders(settings)).join("\n")}
    }
    @there file
    header @there Cache-Control "${cacheHashed}"
    file_server {
      precompressed br gzip
    }
  }

${special.join("")}${patterns.join("")}  handle {
${caddyPage(headersOf(), served)}
  }

  handle_errors {
    header {
${caddyHeaders(apiHeadersOf(settings)).join("\n")}
      -Server
    }
    respond {err.status_code}
  }
}
`;
}

/** None where the calls go to another host. */
function caddyCalls(settings: ServeSettings): string {
  const paths = apiPrefixes(settings.apiPaths).flatMap((prefix) => [`/${prefix}`, `/${prefix}/*`]);
  return paths.length === 0
    ? ""
    : `  @api path ${paths.join(" ")}
  handle @api {
    request_body {
      max_size ${largestBodyMiB}MiB
    }
${caddyApi(settings)}
  }

`;
}

function caddyReports(settings: ServeSettings): string {
  return settings.reports === undefined
    ? ""
    : `  # Reports come from our own pages. Browsers name the page's origin with each of them.
  handle ${settings.reports.endpoint} {
    @foreign {
      header Origin *
      not header Origin https://${hostOf(settings)}
    }
    error @foreign 403
    @asked not method POST
    error @asked 405
    request_body {
      max_size ${largestReportsKiB}KiB
    }
${caddyApi(settings)}
  }

`;
}

function caddyApi(settings: ServeSettings): string {
  return `    header {
${caddyHeaders(apiHeadersOf(settings)).join("\n")}
      -X-Powered-By
      defer
    }
    reverse_proxy 127.0.0.1:8081`;
}

function caddyPage(headers: readonly string[], { cookie }: ServedPages, page = "/index.html"): string {
  return `    header {
${headers.join("\n")}
      Cache-Control "${cacheOther}"
      defer
    }${cookie}
    try_files {path} {path}/index.html ${page}
    file_server {
      disable_canonical_uris
      precompressed br gzip
    }`;
}

function caddyHeaders(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `      ${name} "${value}"`);
}
