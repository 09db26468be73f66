import { FeatureGrid } from './feature-grid.tsx'
import { TemplateClippings } from './template-clippings.tsx'
import { Testimonials } from './testimonials.tsx'

/** Features, testimonials and templates. */
export function Showcase() {
  return (
    <>
      <FeatureGrid />
      <Testimonials />
      <TemplateClippings />
    </>
  )
}
