import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import { boxStates } from './boxList.ts'

/** Whether a box is in use. */
export default function BoxStatus({ value }: { value: number }) {
  const { t } = useTranslation()
  const state = boxStates.find((one) => one.value === value) ?? boxStates[0]
  return <StatusTag kind={state.kind}>{t(`escortPlan.box.state.${state.name}`)}</StatusTag>
}
