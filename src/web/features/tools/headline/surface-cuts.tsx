// Where search results, feeds and wires cut off the headline: a ruler, and the headline as each of them shows it.
import { cutHeadline, headlineSurfaces } from '#domain/headline/surfaces.ts'

const longest = headlineSurfaces.at(-1)?.characters ?? 100

export function SurfaceCuts({ headline, charCount }: { headline: string; charCount: number }) {
  const filled = (Math.min(charCount, longest) / longest) * 100
  return (
    <section>
      <h2 className="title-3 mb-4">Where it gets cut off</h2>
      <div aria-hidden className="relative mb-5 h-10 text-12 text-ink-soft tabular-nums">
        <div className="mark-track h-2 rounded-[1px] bg-fill">
          <div className="mark-fill h-full rounded-[1px] bg-ink" style={{ width: `${filled}%` }} />
        </div>
        {headlineSurfaces.map(({ characters, label }) => (
          <span
            key={characters}
            style={{ left: `${(characters / longest) * 100}%` }}
            className="absolute -top-1 -translate-x-1/2 pt-6 whitespace-nowrap before:absolute before:top-3 before:left-1/2 before:h-2.5 before:w-px before:mark-fill before:bg-line-strong last:-translate-x-full last:before:left-full"
          >
            {characters}
            <span className="max-md:hidden"> {label}</span>
          </span>
        ))}
      </div>
      <dl className="border-t border-line text-14">
        {headlineSurfaces.map((surface) => (
          <SurfaceRow key={surface.name} headline={headline} {...surface} />
        ))}
      </dl>
    </section>
  )
}

function SurfaceRow({ headline, name, characters }: { headline: string; name: string; characters: number }) {
  const { shown, cut } = cutHeadline(headline, characters)
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-b border-line py-2.5 md:grid-cols-[15rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">
        {name}, {characters}
      </dt>
      <dd className="font-serif text-16 wrap-anywhere">
        {cut === '' ? (
          <>
            {headline} <span className="font-sans text-13 whitespace-nowrap text-good">shows in full</span>
          </>
        ) : (
          `${shown.trimEnd()}…`
        )}
      </dd>
    </div>
  )
}
