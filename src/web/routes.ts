// The route table, one line per screen. Every screen is inside a crash boundary of its own.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/crash-screen.tsx', [
    index('routes/landing.tsx'),
    route('write/:id?', 'routes/write.tsx'),
    route('signin', 'routes/signin.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('settings/workspace', 'routes/workspace-settings.tsx'),
    route('clients', 'routes/clients.tsx'),
    route('clients/:id', 'routes/client.tsx'),
    route('invite/:token', 'routes/invite.tsx'),
    route('review/:token', 'routes/review.tsx'),
    route('sign-off/:id', 'routes/sign-off.tsx'),
    route('about', 'routes/about.tsx'),
    route('help', 'routes/help.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('auth/callback', 'routes/auth-callback.tsx'),
    route('tools/press-release-builder', 'routes/tools/press-release-builder.tsx'),
    route('tools/pitch-personalizer', 'routes/tools/pitch-personalizer.tsx'),
    route('tools/crisis-response', 'routes/tools/crisis-response.tsx'),
    route('tools/headline-analyzer', 'routes/tools/headline-analyzer.tsx'),
    route('tools/launch-timeline', 'routes/tools/launch-timeline.tsx'),
    route('tools/boilerplate', 'routes/tools/boilerplate.tsx'),
    route('tools/headline', 'routes/tools/headline.tsx'),
    route('tools/quote', 'routes/tools/quote.tsx'),
    route('tools/cta', 'routes/tools/cta.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
