// Press Release Structure Builder. Pick a type, see the template, copy it, read the SEO tips.
import { lazy } from 'react'
import { isStructureType, type StructureType, structureTypeLabels } from '#domain/release/structure-types.ts'
import { preload, useLazyModule } from '#web/features/tools/use-lazy-module.ts'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts'
import { paths } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { StaticHtml } from '#web/ui/static-html.tsx'

const Sheet = import.meta.env.SSR
  ? (await import('./structure-sheet.tsx')).StructureSheet
  : lazy(async () => ({ default: (await import('./structure-sheet.tsx')).StructureSheet }))
const SeoTips = import.meta.env.SSR
  ? (await import('./structure-sheet.tsx')).SeoTips
  : lazy(async () => ({ default: (await import('./structure-sheet.tsx')).SeoTips }))

const loadCopy = () => import('./structure-sheet.tsx')
const first: { type: string } = { type: 'product-launch' }

export function StructureBuilder({ title, description }: { title: string; description: string }) {
  const [input, change] = useSessionStorage('press-release-builder', first)
  const type = isStructureType(input.type) ? input.type : 'product-launch'
  const { load } = useLazyModule(loadCopy)
  return (
    <ToolPage
      title={title}
      description={description}
      controls={<TypePicker type={type} onPick={(next) => change({ type: next })} />}
    >
      <section aria-labelledby="template">
        <hr className="scotch mb-4" />
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="template" className="title-3">
            {structureTypeLabels[type]} template
          </h2>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              onPointerEnter={() => preload(loadCopy)}
              onClick={async () => (await load())?.copyTemplate(type)}
            >
              Copy Template
            </Button>
            <LinkButton variant="secondary" to={paths.writeFrom({ structure: type })}>
              Open in editor
            </LinkButton>
          </div>
        </div>
        <StaticHtml key={type} id={`structure-${type}`}>
          <Sheet type={type} />
        </StaticHtml>
      </section>
      <div className="mt-10">
        <StaticHtml id="seo-tips">
          <SeoTips />
        </StaticHtml>
      </div>
    </ToolPage>
  )
}

function TypePicker({ type, onPick }: { type: StructureType; onPick: (type: string) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-medium">Release type</legend>
      <div className="rounded-control border border-line-strong bg-sheet">
        {Object.entries(structureTypeLabels).map(([value, label]) => (
          <label
            key={value}
            className="flex h-11 cursor-pointer items-center gap-3 border-line px-3 text-16 not-first:border-t hover:bg-sheet-hover has-checked:font-medium"
          >
            <input
              type="radio"
              name="structure"
              data-stored-field="type"
              value={value}
              checked={value === type}
              onChange={() => onPick(value)}
              className="size-[18px] shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
