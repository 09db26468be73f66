// The five templates as newspaper clippings, each with its type and an example headline.

import { Link } from 'react-router'
import { releaseTemplates } from '#domain/release/templates.ts'
import { formatList } from '#domain/text/format-list.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { SectionHead } from './section.tsx'

/** The first two are larger, as on a front page. */
const spans = ['md:col-span-full xl:col-span-7', 'md:col-span-6 xl:col-span-5']
const headlines = ['md:text-40 md:leading-[1.06]', 'xl:text-[2.125rem] xl:leading-[1.08]']

export function TemplateClippings() {
  return (
    <section
      id="templates"
      className="mt-18 border-y border-line bg-paper-sunk pt-9 pb-16 md:mt-24 md:pt-13 md:pb-22"
    >
      <div className="wrap">
        <SectionHead
          title="Start from a release that already works"
          lede="Five templates. Each opens with a headline to replace and blanks for the facts only you know."
        />
        <div className="clippings grid gap-4 md:grid-cols-12 md:gap-6">
          {releaseTemplates.map((template, index) => (
            <article
              key={template.id}
              className={classNames(
                'clipping flex flex-col bg-sheet px-5 pt-5 pb-[18px] md:px-7 md:pt-[26px] md:pb-[22px]',
                spans[index] ?? 'md:col-span-6 xl:col-span-4',
                index === releaseTemplates.length - 1 && 'md:max-xl:col-span-6',
              )}
            >
              <p className="eyebrow mb-4 border-t-3 border-b border-rule py-[9px]">{template.name}</p>
              <h3
                className={classNames(
                  'font-serif text-28 leading-[1.12] font-medium tracking-[-0.02em] text-balance',
                  headlines[index],
                )}
              >
                {template.headline}
              </h3>
              <p
                className={classNames(
                  'mt-3.5 mb-[18px] font-serif text-[15px] leading-[1.45] text-pretty text-doc-ink',
                  index === 0 && 'gap-[26px] [column-rule:1px_solid_var(--line)] md:columns-2',
                )}
              >
                {template.example}
              </p>
              <div className="mt-auto flex justify-between gap-x-4 gap-y-2.5 border-t border-line pt-3.5 text-13 text-ink-soft max-md:flex-col md:items-end">
                <span>Asks for {formatList(template.facts)}</span>
                <Link
                  className="link touch-target inline-block py-1 font-medium whitespace-nowrap"
                  to={paths.writeFrom({ template: template.id })}
                >
                  Use this template<span className="sr-only">: {template.name}</span>
                </Link>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
