// A miniature of the product: a release with one marked fact and one suggestion.
import { Check, CircleHelp, TriangleAlert } from 'lucide-react'
import { Badge } from '#web/ui/feedback/badge.tsx'

export function Miniature() {
  return (
    <div
      role="img"
      aria-label="The editor with a sample release: one fact is marked as not in the writer’s material, with one suggestion next to it."
      className="overflow-hidden rounded-card bg-paper-sunk shadow-pop max-md:-mx-2"
    >
      <div className="flex h-11 items-center justify-between gap-3 border-b border-line bg-paper px-4">
        <span className="font-serif text-16 leading-5 font-medium tracking-[-0.01em]">
          Leak sensor launch
        </span>
        <span className="flex items-center gap-1.5 text-13 text-ink-soft">
          <Check size={14} className="text-good" /> Saved 2:02 PM
        </span>
      </div>
      <div className="grid md:grid-cols-[minmax(0,1fr)_14.5rem]">
        <div className="px-3 pt-3 md:px-5 md:pt-5">
          <SampleRelease />
        </div>
        <Panel />
      </div>
      <div className="flex h-[38px] items-center gap-[18px] border-t border-line bg-paper px-4 text-12 whitespace-nowrap text-ink-soft">
        <span className="flex items-center gap-1.5">
          312 words <WordBand />
        </span>
        <span className="max-md:hidden">Grade 9</span>
        <span className="ml-auto flex items-center gap-1.5">
          <TriangleAlert size={14} className="text-warn" /> 2 newsroom issues
        </span>
      </div>
    </div>
  )
}

function SampleRelease() {
  return (
    <div className="min-h-full rounded-t-sheet bg-sheet px-[22px] py-6 pr-[34px] font-serif text-[15px] leading-[1.6] text-doc-ink shadow-sheet md:px-8 md:py-8 md:pr-[34px]">
      <p className="font-sans text-[10px] leading-[14px] font-semibold tracking-[0.08em] text-ink uppercase">
        For immediate release
      </p>
      <p className="mt-3 text-[27px] leading-[1.13] font-medium tracking-[-0.02em] text-balance">
        Larkmoor Sensor Cuts Water Loss 31% in 40 Duluth Buildings
      </p>
      <p className="relative mt-[0.9em] before:absolute before:inset-y-[0.35em] before:-left-4 before:w-0.5 before:rounded-[1px] before:bg-accent">
        <b className="font-semibold tracking-[0.01em]">DULUTH, Minn., Nov. 17, 2026 —</b> Larkmoor Instruments
        will start selling a leak sensor for apartment buildings on Dec.&nbsp;1, after a nine-month trial cut
        metered water loss by 31%.
      </p>
      <p className="relative mt-[0.9em]">
        Leaks account for about{' '}
        <span className="rounded-sheet bg-fact px-0.5 py-px underline decoration-fact-line decoration-dotted decoration-2 underline-offset-4">
          12% of indoor water use
        </span>
        <span className="absolute -right-[27px] mt-0.5 inline-grid size-5 place-items-center rounded-full bg-fact font-sans text-12 font-semibold text-fact-line">
          ?
        </span>{' '}
        in buildings of this type. The sensor clamps to a supply pipe and listens for flow at hours when a
        building should be quiet.
      </p>
      <p className="mt-[0.9em]">
        “The repair is a $6 part,” said Maren Oduya, head of field operations at Larkmoor. “Finding the right
        apartment was the expensive part.”
      </p>
    </div>
  )
}

function Panel() {
  return (
    <div className="border-line bg-paper text-12 leading-[17px] max-md:border-t md:border-l">
      <p className="flex justify-between border-b border-line px-4 py-3 text-13 font-medium">
        AI Analysis <span className="text-ink-soft">1 of 4</span>
      </p>
      <div className="border-b border-line bg-sheet px-4 py-3.5 shadow-[inset_2px_0_0_var(--accent)]">
        <Badge>Lead</Badge>
        <p className="mt-2 font-serif text-[15px] leading-[1.45]">
          …will start selling <del>a leak sensor</del> <ins>an $89 leak sensor</ins> for apartment buildings
          on Dec.&nbsp;1…
        </p>
        <p className="mt-2 text-ink-soft">
          The price is in paragraph six. Reporters look for it in the first.
        </p>
        <p className="mt-3 flex items-center gap-1 text-13 font-medium">
          <span className="flex h-8 items-center rounded-control bg-accent px-3 text-on-accent">Apply</span>
          <span className="px-2 text-ink-soft">Dismiss</span>
        </p>
      </div>
      <div className="px-4 py-3.5 text-ink-soft">
        <Badge tone="fact">
          <CircleHelp size={14} /> Not in your material
        </Badge>
        <p className="mt-2">
          <b className="font-medium text-ink">12% of indoor water use.</b> Not found in your prompt, draft or
          upload. Confirm it or remove it.
        </p>
      </div>
      <div className="border-t border-line px-4 py-3.5 text-ink-soft">
        <Badge tone="warn">
          <TriangleAlert size={14} /> Date style
        </Badge>
        <p className="mt-2">
          <b className="font-medium text-ink">Dec. 1,</b> not December 1st.
        </p>
      </div>
    </div>
  )
}

/** The position of 312 words in the range of 300 to 500. */
function WordBand() {
  return (
    <span className="relative h-1 w-14 rounded-sheet bg-line">
      <span className="absolute inset-y-0 left-[37.5%] w-1/4 rounded-sheet bg-good opacity-45" />
      <span className="absolute -top-[3px] left-[40%] h-2.5 w-0.5 rounded-[1px] bg-ink" />
    </span>
  )
}
