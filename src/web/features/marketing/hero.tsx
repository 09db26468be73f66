import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { trialDays } from '#domain/billing/trial.ts'
import { useAppConfigOnInteraction } from '#web/lib/api/app-config.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { StaticHtml } from '#web/ui/static-html.tsx'

const Miniature = import.meta.env.SSR
  ? (await import('./miniature.tsx')).Miniature
  : lazy(async () => ({ default: (await import('./miniature.tsx')).Miniature }))

/** Loaded on request, to keep the first visit light. */
const SampleRelease = lazy(async () => ({ default: (await import('./sample-release.tsx')).SampleRelease }))

interface HeroProps {
  /** The main button: Start Free Trial for visitors, Start Writing for users. */
  action: { label: string; to: string }
}

export function Hero({ action }: HeroProps) {
  const [isSampleOpen, setSampleOpen] = useState(false)
  return (
    <div className="wrap grid items-center gap-11 pt-10 md:gap-12 md:pt-18 xl:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] xl:gap-14">
      <div>
        <p className="eyebrow mb-5">For immediate release</p>
        <h1 className="display max-[30rem]:max-w-[9em]">Press releases an editor can run as&nbsp;written.</h1>
        <p className="lede mt-[18px] mb-[26px] max-w-[44ch] md:mt-6 md:mb-8">
          Draft from your own notes, check each line against newsroom style, and see which facts didn’t come
          from your material.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3.5">
          <LinkButton to={action.to} size="large" className="max-md:w-full">
            {action.label}
          </LinkButton>
          <button type="button" className="link touch-target py-1" onClick={() => setSampleOpen(true)}>
            See a sample release
          </button>
        </div>
        <p className="mt-[18px] text-14 text-ink-soft">{trialDays}-day free trial · no credit card</p>
        <ReviewsWidget />
      </div>
      <StaticHtml id="kept-miniature">
        <Miniature />
      </StaticHtml>
      {isSampleOpen && (
        <Suspense>
          <SampleRelease close={() => setSampleOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The operator's reviews widget; renders nothing unless a script is configured. */
function ReviewsWidget() {
  const url = useAppConfigOnInteraction()?.reviewsWidgetUrl
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (url === undefined) return
    const script = document.createElement('script')
    script.src = url
    script.async = true
    place.current?.append(script)
    return () => script.remove()
  }, [url])
  return url !== undefined && <div ref={place} className="mt-5 min-h-6" />
}
