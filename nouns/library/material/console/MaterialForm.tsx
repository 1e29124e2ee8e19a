import { call } from '@shouya/console/api/call.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { fileIds, toFiles } from '@shouya/console/ui/files/FilesField.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { material } from '../noun.ts'
import { materialType, PASS_SCORE, visible } from '../rules.ts'
import MaterialFields from './MaterialFields.tsx'
import { type MaterialDetail, type MaterialType, type MaterialValues, TAG_MARK, tagsOf } from './materialList.ts'

function valuesOf(row: MaterialDetail): MaterialValues {
  const { id, version, dept_id, visible_dept_ids, visible_role_ids, form_id, right_answers, pass_score } = row
  return {
    ...enteredOf(material, row),
    ...{ id, version, dept_id, visible_dept_ids, visible_role_ids, form_id, right_answers },
    pass_score: pass_score ?? PASS_SCORE,
    file_ids: toFiles(row.files),
    cover_file_id: row.cover_file_id === null ? [] : [row.cover_file_id],
    tags: tagsOf(row.tags),
  }
}

/** What the type, the readers and the must leave no room for went out of sight. */
function bodyOf({ tags, cover_file_id, file_ids, dept_id, ...values }: MaterialValues): BodyOf<'File/Save'> {
  const isChosen = values.visible_type === visible.chosen
  const isMust = values.need_read ?? false
  const asks = isMust && values.form_id ? values.form_id : null
  return {
    ...values,
    ...(values.id === undefined && dept_id !== undefined && { dept_id }),
    content: values.content ?? '',
    tags: tags?.length ? tags.join(TAG_MARK) : null,
    cover_file_id: cover_file_id?.[0] ?? null,
    file_ids: fileIds(file_ids),
    visible_dept_ids: isChosen ? (values.visible_dept_ids ?? []) : [],
    visible_role_ids: isChosen ? (values.visible_role_ids ?? []) : [],
    read_deadline: isMust ? (values.read_deadline ?? null) : null,
    form_id: asks,
    right_answers: asks === null ? null : (values.right_answers ?? null),
  }
}

type Props = { type: MaterialType; row?: MaterialDetail; onClose: () => void }

/** Writes a document, or changes a draft or what was taken down. */
export default function MaterialForm({ type, row, onClose }: Props) {
  const { t } = useTranslation()
  const initial: Partial<MaterialValues> = row
    ? valuesOf(row)
    : {
        ...{ type, visible_type: visible.bank, need_read: false, allow_download: true, pass_score: PASS_SCORE },
        ...{ file_ids: [], cover_file_id: [], tags: [], visible_dept_ids: [], visible_role_ids: [] },
      }
  return (
    <FormDrawer<'File/Save', MaterialValues>
      path="File/Save"
      title={row ? `${t('material.editTitle')} · ${row.title}` : t('material.addTitle')}
      initial={initial}
      toBody={bodyOf}
      {...(row && { reload: async () => valuesOf(await call('File/Get', { id: row.id })) })}
      onClose={onClose}
    >
      <NounContext value={material}>
        <MaterialFields builds={type === materialType.building} type={type} isNew={!row} />
      </NounContext>
    </FormDrawer>
  )
}
