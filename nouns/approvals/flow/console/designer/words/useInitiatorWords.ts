import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { InitiatorWords } from './flowSubjects.ts'

/** What conditions call what is known of the initiator. */
export function useInitiatorWords(): InitiatorWords {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      title: t('flowDesign.condition.initiator'),
      '$initiator.deptPath': t('flows.initiator.deptPath'),
      '$initiator.dept': t('flows.initiator.dept'),
      '$initiator.company': t('flows.initiator.company'),
      '$initiator.roles': t('flows.initiator.roles'),
      '$initiator.posts': t('flows.initiator.posts'),
      '$initiator.id': t('flows.initiator.id'),
    }),
    [t],
  )
}
