import type { Routes } from '@shouya/nouns/manifest.ts'
import { providerNames } from '../noun.ts'
import { providerNamed } from './provider/providers.ts'
import { sandboxPage } from './sandboxPage.ts'
import { takeNotice } from './takeNotice.ts'

/** Bytes of the largest call; those of providers have a few thousand. */
const LARGEST = 20_000

/**
 * `POST /pay/v1/notify/{provider}`, beside the actions: whoever calls has no session, but a signature. The body is read as it came, since
 * that is what was signed.
 */
export const paymentRoutes: Routes = async (app, services, { payables }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST }, (_request, body, done) => done(null, body))
  app.post('/pay/v1/notify/:provider', { bodyLimit: LARGEST }, async (request, reply) => {
    const { provider: name } = request.params as { provider: string }
    const provider = providerNames.some((known) => known === name) ? await providerNamed(services, name) : undefined
    if (!provider) return reply.code(404).send()
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([header, value]) => [header, Array.isArray(value) ? value[0] : value]),
    )
    const body = typeof request.body === 'string' ? request.body : ''
    const isTaken = await takeNotice(services, payables, provider, { headers, body, now: services.clock.now() }).catch(
      (err) => {
        services.log.error({ err, provider: name }, 'a payment was not taken; the provider calls again')
        return false
      },
    )
    const answer = provider.answer(isTaken)
    return reply.code(answer.status).type(answer.type).send(answer.body)
  })
  if (services.config.paySandbox) sandboxPage(app, services, payables)
}
