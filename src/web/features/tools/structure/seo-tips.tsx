import { seoTips } from '#domain/release/structure.ts'
import { Tips } from '#web/features/tools/tips.tsx'

export function SeoTips() {
  return <Tips title="SEO tips" tips={seoTips} />
}
