import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { exportName } from '#domain/document/export-name.ts'
import { FeatureGrid } from './feature-grid.tsx'

it('shows an exported file under the name that exports have', () => {
  render(<FeatureGrid />)
  const name = exportName({ headline: 'Leak sensor launch', version: 3 })
  expect(screen.getByText(`${name}.docx`)).toBeTruthy()
})
