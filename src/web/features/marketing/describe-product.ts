import { billingPeriods, plans } from '#domain/billing/plan.ts'
import { siteUrlPlaceholder } from '#web/lib/page/describe-page.ts'
import { questions } from './questions.ts'

/** The product, its prices and the page's FAQ as schema.org data. */
export function describeProduct(): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'SoftwareApplication',
        name: 'Presswright',
        description: 'A writing desk for press releases, with AI help that marks every fact it wasn’t given.',
        url: siteUrlPlaceholder,
        image: `${siteUrlPlaceholder}/og.png`,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any (web browser)',
        offers: plans.flatMap((plan) =>
          billingPeriods
            .filter((period) => plan.id === 'pro' || period === 'monthly')
            .map((period) => ({
              '@type': 'Offer',
              name: plan.id === 'pro' ? `${plan.name}, ${period}` : plan.name,
              price: plan.price[period],
              priceCurrency: 'USD',
            })),
        ),
      },
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ title, text }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      },
    ],
  }
}
