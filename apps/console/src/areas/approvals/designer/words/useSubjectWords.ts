import { labelOf } from '@shouya/forms/readOptions'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SubjectWords } from '../condition/subjects.ts'

/** What conditions call things that are no fields of the form. */
export function useSubjectWords(): SubjectWords {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      initiator: {
        '$initiator.id': t('flows.initiator.id'),
        '$initiator.dept': t('flows.initiator.dept'),
        '$initiator.deptPath': t('flows.initiator.deptPath'),
        '$initiator.company': t('flows.initiator.company'),
        '$initiator.roles': t('flows.initiator.roles'),
        '$initiator.posts': t('flows.initiator.posts'),
      },
      aggregate: (name, batch, column) => t(`flows.aggregate.${name}`, { batch, column }),
      count: (batch) => t('flows.aggregate.count', { batch }),
      titleOf: ({ field, model }) => labelOf(field) || model,
    }),
    [t],
  )
}
