// The local identity provider's page: sign in as anyone.

export function localIdentityPage(uid: string, problem?: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local identity provider · Presswright</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="eyebrow">Local stand-in</p>
<h1>Local identity provider</h1>
<p class="soft">No social provider is configured, so this page of your own machine answers in its place. Type any name and address: nothing is checked and nothing leaves this machine.</p>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="/local/identity/interaction/${escapeHtml(uid)}">
<label>Name<input name="name" autocomplete="name" maxlength="200"></label>
<label>Email address<input name="email" type="email" autocomplete="email" maxlength="254" required></label>
<button type="submit" name="action" value="continue">Continue</button>
<button type="submit" name="action" value="cancel" class="plain" formnovalidate>Cancel</button>
</form>
</main>
</body>
</html>`
}

export function localIdentityProblem(text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Local identity provider · Presswright</title><style>${style}</style><main><p class="eyebrow">Local stand-in</p><h1>Local identity provider</h1><p class="problem">${escapeHtml(text)}</p><p><a href="/">Back to Presswright</a></p></main></html>`
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

const style = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#FAF8F4, #151411); color: light-dark(#1B1915, #F3EFE7); font: 16px/1.55 system-ui, sans-serif; }
main { width: min(28rem, 100% - 40px); margin: 48px auto; }
h1 { font-family: Georgia, serif; font-weight: 500; font-size: 32px; line-height: 1.15; letter-spacing: -.02em; margin: 0; }
.eyebrow { font-size: 12px; letter-spacing: .08em; text-transform: uppercase; margin: 0 0 12px; }
.eyebrow, .soft { color: light-dark(#5C564C, #AAA294); }
.problem { color: light-dark(#9A1F1F, #FF9B8E); }
label { display: block; margin-top: 16px; }
input { display: block; box-sizing: border-box; width: 100%; margin-top: 4px; padding: 10px 12px; font: inherit; color: inherit; background: light-dark(#FFF, #1D1B17); border: 1px solid light-dark(#8C8375, #7A7263); border-radius: 8px; }
button { margin: 24px 8px 0 0; padding: 10px 20px; font: inherit; color: #FFF; background: #B23A1D; border: 0; border-radius: 8px; cursor: pointer; }
button.plain { color: inherit; background: none; border: 1px solid light-dark(#8C8375, #7A7263); }
:is(input, button, a):focus-visible { outline: 2px solid light-dark(#B23A1D, #F08A63); outline-offset: 2px; }
a { color: light-dark(#B23A1D, #F08A63); }`
