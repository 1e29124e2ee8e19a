import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import UnitTree from '@shouya/console/ui/UnitTree.tsx'
import { useTranslation } from 'react-i18next'

type Props = { chosen: number | undefined; onChoose: (id: number | undefined) => void }

/** The units of the user's scope; the chosen one narrows the list to itself and what is below. */
export default function DeptTree({ chosen, onChoose }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRead('AdminDept/GetTree', {})
  if (error) return <Failure error={error} onRetry={refetch} />
  const off = new Set(data?.filter(({ status }) => status === 0).map(({ id }) => id))
  return (
    <UnitTree
      units={data}
      chosen={chosen}
      onChoose={onChoose}
      label={t('dept.tree')}
      hint={t('dept.searchTree')}
      note={(id) => off.has(id) && ` ${t('dept.off')}`}
    />
  )
}
