import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { tools } from './tools.ts'

/** The index of all nine tools, below the header of each tool page. Scrolls sideways where it doesn't fit. */
export function ToolStrip() {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <nav
      ref={strip}
      aria-label="All tools"
      className="overflow-x-auto border-b border-line [scrollbar-width:thin]"
    >
      <ul className="wrap flex justify-between gap-6 max-lg:justify-start">
        {tools.map((tool) => (
          <li key={tool.path}>
            <NavLink
              to={tool.path}
              className="flex h-12 items-center border-b-2 border-transparent text-14 font-medium whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {tool.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
