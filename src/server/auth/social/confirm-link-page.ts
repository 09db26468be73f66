// The page that asks whether to link an identity to an account.
import { escapeHtml } from '#server/http/escape-html.ts'
import { plainPage } from '#server/http/plain-page.ts'

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
  return plainPage(
    'Connect this account?',
    `<h1>Connect this account?</h1>
<dl class="facts">
<dt>${escapeHtml(provider)} account</dt><dd>${escapeHtml(identity)}</dd>
<dt>Presswright account</dt><dd>${escapeHtml(account)}</dd>
</dl>
<p class="lede">Once connected, signing in with ${escapeHtml(provider)} will open this Presswright account. If you didn’t ask for this, or the Presswright account isn’t yours, cancel.</p>
<form method="post" action="${escapeHtml(action)}" class="actions">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<input type="hidden" name="sealed" value="${escapeHtml(sealed)}">
<button type="submit" name="action" value="connect" class="primary">Connect</button>
<button type="submit" name="action" value="cancel">Cancel</button>
</form>`,
  )
}
