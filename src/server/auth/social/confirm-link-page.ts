// The page that asks whether to link an identity to an account. No scripts, nothing loaded.
import { escapeHtml } from '#server/http/escape-html.ts'

export interface LinkQuestion {
  action: string
  state: string
  sealed: string
  /** The provider's display name. */
  provider: string
  identity: string
  account: string
}

export function confirmLinkPage({
  action,
  state,
  sealed,
  provider,
  identity,
  account,
}: LinkQuestion): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Connect this account? · Presswright</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Connect this account?</h1>
<dl>
<dt>${escapeHtml(provider)} account</dt><dd>${escapeHtml(identity)}</dd>
<dt>Presswright account</dt><dd>${escapeHtml(account)}</dd>
</dl>
<p class="soft">Once connected, signing in with ${escapeHtml(provider)} will open this Presswright account. If you didn’t ask for this, or the Presswright account isn’t yours, cancel.</p>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<input type="hidden" name="sealed" value="${escapeHtml(sealed)}">
<button type="submit" name="action" value="connect">Connect</button>
<button type="submit" name="action" value="cancel" class="plain">Cancel</button>
</form>
</main>
</body>
</html>`
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#FAF8F4, #151411); color: light-dark(#1B1915, #F3EFE7); font: 16px/1.55 system-ui, sans-serif; }
main { width: min(28rem, 100% - 40px); margin: 48px auto; }
h1 { font-family: Georgia, serif; font-weight: 500; font-size: 32px; line-height: 1.15; letter-spacing: -.02em; margin: 0; }
dt { margin-top: 16px; }
dt, .soft { color: light-dark(#5C564C, #AAA294); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
button { margin: 24px 8px 0 0; padding: 10px 20px; font: inherit; color: #FFF; background: #B23A1D; border: 0; border-radius: 8px; cursor: pointer; }
button.plain { color: inherit; background: none; border: 1px solid light-dark(#8C8375, #7A7263); }
button:focus-visible { outline: 2px solid light-dark(#B23A1D, #F08A63); outline-offset: 2px; }`
