import type { Definition } from '@shouya/approvals/definition'
import { type FieldUse, fieldUses } from '@shouya/approvals/fieldUses'
import { type Lang, type MessageKey, message } from '@shouya/contract/messages'
import { compile } from '@shouya/forms/compile'
import { labelOf } from '@shouya/forms/readOptions'
import type { Ctx } from '@shouya/server/core/context.ts'
import { topicNeeds } from '@shouya/server/core/topics/topicNeeds.ts'
import { currentDocument } from '../../document/server/currentDocument.ts'
import { readPublished } from '../../document/server/published.ts'

/** The flows that use a form, each with the fields it uses that the form's draft does not have. */
export async function formUses({ db, lang }: Pick<Ctx, 'db' | 'lang'>, { id, draft }: { id: number; draft: string }) {
  const flows = await db
    .selectFrom('appr_flow')
    .leftJoin('appr_flow_version', 'appr_flow_version.id', 'appr_flow.current_version_id')
    .select(['appr_flow.id', 'appr_flow.flow_name', 'appr_flow.status', 'draft', 'definition'])
    .where('appr_flow.form_id', '=', id)
    .orderBy('appr_flow.flow_name')
    .orderBy('appr_flow.id')
    .execute()
  if (flows.length === 0) return []
  const draftFields = compile(readPublished(draft)).top.byModel
  const published = (await currentDocument(db, id))?.document
  const labels = published ? compile(published).top.byModel : draftFields
  return flows.map(({ draft: drawn, definition, ...flow }) => {
    const both = [drawn, definition].flatMap((each) => (each ? [each as unknown as Definition] : []))
    const lost = both.flatMap(usesIn).filter(({ model }) => !draftFields.has(model))
    const models = [...new Set(lost.map(({ model }) => model))]
    return {
      ...flow,
      status: flow.status as 0 | 1 | 2,
      lacks: models.map((model) => {
        const field = labels.get(model)?.field
        const places = lost.filter((use) => use.model === model).map((use) => placeOf(lang, use))
        return { model, label: (field && labelOf(field)) || model, places: [...new Set(places)] }
      }),
    }
  })
}

const usesIn = (definition: Definition): readonly FieldUse[] => {
  const named = JSON.stringify(definition).match(/"(?:topic|undo)":"[^"]+"/g) ?? []
  const topics = [...new Set(named.map((each) => each.slice(each.indexOf(':') + 2, -1)))]
  return fieldUses(
    definition,
    topics.map((topic) => ({ topic, needs: topicNeeds(topic) })),
  )
}

const placeOf = (lang: Lang, { of, name }: FieldUse): string => {
  const partName = message(lang, `form.use.${of}` as MessageKey)
  return name ? message(lang, 'form.useAt', { what: partName, name }) : partName
}
