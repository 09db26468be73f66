import { paths } from '#web/paths.ts'

// Prerendered at the top of every page. Never visible where scripts run, so it is left out of the bundle.
export const noScriptNote = import.meta.env.SSR
  ? `<div class="border-b border-line bg-warn-tint py-3 text-14"><div class="wrap"><p>You can read this page without JavaScript. Menus, forms, tools, the editor and sign-in need it: turn it on in your browser, then reload the page.</p><p class="mt-1 flex gap-5"><a class="link" href="${paths.pricing}">Pricing</a><a class="link" href="${paths.signin()}">Login</a><a class="link" href="${paths.signup()}">Sign Up</a><a class="link" href="${paths.help}">Support</a></p></div></div>`
  : ''
