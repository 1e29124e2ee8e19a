import { publishForm } from '../../../customForms/server/public.ts'
import { isOfPermits } from '../../effect/server/permitTopics.ts'
import { publishFlow } from '../../flow/server/versions.ts'
import { asAdministrator } from './asAdministrator.ts'
import { loadTemplate } from './loadTemplates.ts'
import { templates } from './templates.ts'

/**
 * The flows that registers need: without them nobody is admitted, no sealed key opened, no late entry made, nobody
 * taken off the blacklist.
 */
const needed = templates.filter(
  ({ enabled, definition }) => enabled && definition.onPass?.some(({ topic }) => isOfPermits(topic)),
)

/**
 * Publishes the flows that registers need, with their forms, in a new installation; the bank can change or disable them
 * later. Returns their names.
 */
export const openFirstFlows = (url: string): Promise<string[]> =>
  asAdministrator(url, 'first/open-flows', async (ctx) => {
    for (const template of needed) {
      const { form, flow } = await loadTemplate(ctx, template)
      if (form) await publishForm(ctx, { ...form, note: null })
      if (flow) await publishFlow(ctx, { ...flow, note: null })
    }
    return needed.map(({ flow_name }) => flow_name)
  })
