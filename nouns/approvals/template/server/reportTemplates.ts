import { asAdministrator } from './asAdministrator.ts'
import { type Loaded, loadTemplates, templatesNamed } from './loadTemplates.ts'
import { templates } from './templates.ts'

/**
 * For the command line: adds the templates to the database of `url` (the owner's) as its administrator, prints what was
 * added or existed, and logs it. False if a name is unknown.
 */
export async function reportTemplates(
  url: string,
  names: readonly string[],
  say: (line: string) => void,
): Promise<boolean> {
  const chosen = templatesNamed(names)
  if (!chosen) {
    say(`The templates are ${templates.map(({ code }) => code).join(' ')}.`)
    return false
  }
  const loaded = await asAdministrator(url, 'admin/load-templates', (ctx) => loadTemplates(ctx, chosen))
  for (const each of loaded) for (const line of linesOf(each)) say(line)
  say('Drafts are for somebody to look at: publish the form first, then its flow.')
  return true
}

function linesOf({ code, flow_name, form, flow, missing }: Loaded): string[] {
  const describeRow = (made: Loaded['form']) => (made ? 'made as a draft' : 'was there')
  return [
    `${code} ${flow_name}: form ${describeRow(form)}, flow ${describeRow(flow)}`,
    ...(missing.length > 0 ? [`  roles that are not there, so not named: ${missing.join(' ')}`] : []),
  ]
}
