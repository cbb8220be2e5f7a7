/**
 * Where the ready-made configurations find pages: in the folder of one build, or below a folder of releases, where the links in `served`
 * say which release a device gets. These change with a release, a share or a rollback, and the configuration does not.
 */
import { dist, type ServeSettings } from "./serve-settings.ts";
import { caddyStyles, nginxStyles } from "./style-sources.ts";

export interface ServedPages {
  /** Variables, before they are used. */
  readonly variables: string;
  /** Folder of the pages, and of the files named by their content. */
  readonly pages: string;
  readonly files: string;
  /** The policy source of the style sheet that stands in a page. */
  readonly style: string;
  /** Lines of each place that sends pages, besides the headers. */
  readonly cookie: string;
  /** Names of files at the top that are not for visitors. */
  readonly hidden: readonly string[];
}

/** Each page says by itself which style sheet may stand in it, so that pages of all releases fit one configuration. */
export const anyStyle = "'unsafe-inline'";
export const hidden = ["manifest.json", "manifest.sig"];
export const cookieName = "layar_part";
export const cookieFacts = "Path=/; Max-Age=31536000; Secure; HttpOnly; SameSite=Lax";

export function nginxPages({ releases }: ServeSettings): ServedPages {
  if (releases === undefined) {
    const variables = `# Each page has its own style sheet in it, which its policy names. Reload nginx with each release.
map $uri $layar_style {
  include ${dist}/${nginxStyles};
}
`;
    return { variables, pages: dist, files: dist, style: "$layar_style", cookie: "", hidden: [] };
  }
  const variables = `# A device belongs to one of 256 parts, which is drawn at its first visit and says nothing else of it.
map $request_id $layar_drawn {
  "~^(?<layar_pair>..)" $layar_pair;
}
map $cookie_${cookieName} $layar_part {
  default $layar_drawn;
  "~^[0-9a-f][0-9a-f]$" $cookie_${cookieName};
}
map $cookie_${cookieName} $layar_cookie {
  default "${cookieName}=$layar_drawn; ${cookieFacts}";
  "~^[0-9a-f][0-9a-f]$" "";
}
`;
  const cookie = "\n    add_header Set-Cookie $layar_cookie;";
  return { variables, pages: `${releases}/served/$layar_part`, files: releases, style: anyStyle, cookie, hidden };
}

export function caddyPages({ releases }: ServeSettings): ServedPages {
  if (releases === undefined) {
    const variables = `  # Each page has its own style sheet in it, which its policy names. Reload Caddy with each release.
  map {http.request.uri.path} {layar_style} {
    import ${dist}/${caddyStyles}
    default ""
  }
`;
    return { variables, pages: dist, files: dist, style: "{layar_style}", cookie: "", hidden: [] };
  }
  const variables = `  # A device belongs to one of 256 parts, which is drawn at its first visit and says nothing else of it.
  map {http.request.uuid} {layar_drawn} {
    ~^(..) "\${1}"
  }
  map {http.request.cookie.${cookieName}} {layar_part} {
    ~^([0-9a-f][0-9a-f])$ "\${1}"
    default {layar_drawn}
  }
  @undrawn not header_regexp Cookie "(^|; *)${cookieName}=[0-9a-f][0-9a-f](;|$)"
`;
  const cookie = `\n    header @undrawn +Set-Cookie "${cookieName}={layar_drawn}; ${cookieFacts}"`;
  return { variables, pages: `${releases}/served/{layar_part}`, files: releases, style: anyStyle, cookie, hidden };
}
