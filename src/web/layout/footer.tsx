import { Link } from 'react-router'
import { useAppConfigOnInteraction } from '#web/lib/api/app-config.ts'
import { externalLinks } from '#web/lib/external-links.ts'
import { paths } from '#web/paths.ts'
import { tools } from './tools.ts'
import { Wordmark } from './wordmark.tsx'

interface FooterLink {
  to: string
  label: string
}

const columns: { title: string; links: FooterLink[] }[] = [
  {
    title: 'Product',
    links: [
      { to: paths.write(), label: 'Editor' },
      { to: paths.pricing, label: 'Pricing' },
      { to: '/#faq', label: 'FAQ' },
    ],
  },
  {
    title: 'Free tools',
    links: tools.map((tool) => ({ to: tool.path, label: tool.label })),
  },
  {
    title: 'Company',
    links: [
      { to: paths.about, label: 'Our story' },
      { to: paths.help, label: 'Support' },
      { to: paths.privacy, label: 'Privacy' },
      { to: paths.terms, label: 'Terms' },
    ],
  },
]

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line pt-14 pb-8 text-14">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="max-md:col-span-2">
            <Wordmark />
            <p className="mt-3.5 max-w-[30ch] text-ink-soft">
              A writing desk for press releases, made for the people who send them and the editors who receive
              them.
            </p>
            <ExternalLinks />
          </div>
          {columns.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
        </div>
        <div className="mt-12 flex justify-between gap-4 border-t border-line pt-5 text-13 text-ink-soft max-md:flex-col max-md:gap-1.5">
          <span>© 2026 Presswright</span>
          <span>Your drafts are yours: read, export or delete them anytime.</span>
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <nav aria-label={title} className={links.length > 4 ? 'max-md:row-span-2' : undefined}>
      <h2 className="eyebrow mb-3">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            {/* A plain link, so that the browser scrolls to the anchor in the page's HTML. */}
            <Link
              to={link.to}
              reloadDocument={link.to.includes('#')}
              className="inline-block py-1 hover:text-accent max-md:py-3"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ExternalLinks() {
  const links = externalLinks(useAppConfigOnInteraction()?.links ?? {})
  if (links.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4" aria-label="Elsewhere">
      {links.map(({ label, url }) => (
        <li key={label}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-block py-1 text-ink-soft hover:text-accent max-md:py-3"
          >
            {label}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
