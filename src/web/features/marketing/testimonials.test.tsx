import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Testimonials } from './testimonials.tsx'

afterEach(cleanup)

it('says that the invented quotes are not from customers, and does not put them on the record', () => {
  const { container } = render(<Testimonials />)
  expect(container.querySelectorAll('blockquote')).toHaveLength(6)
  expect(screen.getByText('Illustrative quotes, not from actual customers.')).toBeTruthy()
  expect(container.textContent).not.toMatch(/on the record/i)
})
