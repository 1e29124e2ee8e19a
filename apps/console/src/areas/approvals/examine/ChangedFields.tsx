import type { Values } from '@shouya/forms/document'
import { indexDocument } from '@shouya/forms/indexDocument'
import { useTranslation } from 'react-i18next'
import { useDocument } from '../../../filling/useDocument.ts'
import Changes from '../../../ui/Changes.tsx'
import { changedModels } from './changedFields.ts'
import type { Request } from './request.ts'

/** What of the form is different from what it was. */
export default function ChangedFields({ before, request }: { before: Request['data']; request: Request }) {
  const { t } = useTranslation()
  const document = useDocument(request.document)
  const [from, to] = [before as Values, request.data as Values]
  const models = changedModels(from, to)
  if (models.length === 0) return t('examine.reading')
  const labels = new Map(indexDocument(document).entries.flatMap(({ field }) => [[field.model, field.label] as const]))
  return (
    <Changes
      changes={models.map((model) => ({ field: model, before: shown(from[model]), after: shown(to[model]) }))}
      fieldText={(model) => labels.get(model) ?? model}
    />
  )
}

/** Short values as they are; of what has parts only that there is something. */
function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? '…' : String(value)
}
