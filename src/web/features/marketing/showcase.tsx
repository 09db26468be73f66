import { FeatureGrid } from './feature-grid.tsx'
import { TemplateClippings } from './template-clippings.tsx'
import { Testimonials } from './testimonials.tsx'

/** What the product does, what people say, what to start from. */
export function Showcase() {
  return (
    <>
      <FeatureGrid />
      <Testimonials />
      <TemplateClippings />
    </>
  )
}
