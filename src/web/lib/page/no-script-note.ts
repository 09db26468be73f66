import { paths } from '#web/paths.ts'

// Prerendered at the top of every page. Never visible where scripts run, so it is left out of the bundle.
export const noScriptNote = import.meta.env.SSR
  ? `<div class="border-b border-line bg-warn-tint py-3 text-14"><div class="wrap"><p>Texts can be read here without JavaScript. Menus, forms and buttons, the tools, the editor and signing in need it: please switch it on in your browser and load the page again.</p><p class="mt-1 flex gap-5"><a class="link" href="${paths.pricing}">Pricing</a><a class="link" href="${paths.signin()}">Login</a><a class="link" href="${paths.signup()}">Sign Up</a><a class="link" href="${paths.help}">Support</a></p></div></div>`
  : ''
