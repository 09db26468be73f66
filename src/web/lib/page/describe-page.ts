import type { MetaDescriptor } from 'react-router'

/** Prerendered pages contain this URL; the server replaces it with its public URL at start. */
export const siteUrlPlaceholder = 'https://site-url.invalid'

/** Title and description for the browser tab, search engines and shared links; `path` for public pages. */
export function describePage(title: string, description: string, path?: string): MetaDescriptor[] {
  const fullTitle = `${title} | Presswright`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(path === undefined ? [] : addressOf(path)),
  ]
}

function addressOf(path: string): MetaDescriptor[] {
  const site = typeof window === 'undefined' ? siteUrlPlaceholder : window.location.origin
  return [
    { tagName: 'link', rel: 'canonical', href: site + path },
    { property: 'og:url', content: site + path },
    { property: 'og:image', content: `${site}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Presswright: Press releases an editor can run as written.' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
