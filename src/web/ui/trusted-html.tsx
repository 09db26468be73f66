import { type ComponentProps, createElement } from 'react'

type Tag = 'div' | 'noscript' | 'script'

type TrustedHtmlProps<Name extends Tag> = { as?: Name; html: string } & Omit<
  ComponentProps<Name>,
  'children' | 'dangerouslySetInnerHTML'
>

/**
 * HTML that isn't React's: this page's own prerendered HTML, our constants, and texts written from the editor's schema. Everything else
 * is reduced to that schema first (`server/release-html`). The bundle may leave out what the page already holds, so hydration doesn't compare.
 */
export function TrustedHtml<Name extends Tag = 'div'>({ as, html, ...rest }: TrustedHtmlProps<Name>) {
  return createElement(as ?? 'div', {
    suppressHydrationWarning: true,
    ...rest,
    dangerouslySetInnerHTML: { __html: html },
  })
}
