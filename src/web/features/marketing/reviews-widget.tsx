import { useEffect, useRef } from 'react'
import { useAppConfigOnInteraction } from '#web/lib/api/app-config.ts'

/** The operator's reviews widget (decision 25): nothing at all while no script is configured. */
export function ReviewsWidget() {
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
