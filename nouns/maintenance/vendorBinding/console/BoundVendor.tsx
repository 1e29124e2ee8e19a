import StatusShape from '@shouya/console/ui/StatusShape.tsx'
import { useUnits } from '@shouya/console/ui/useUnits.ts'
import { useTranslation } from 'react-i18next'
import type { Bound, MatrixRow } from './bindingList.ts'

type Props = { cell: MatrixRow['cells'][number] | undefined }

/** A cell of the matrix: the main vendor and the backup; what is bound at a unit above is lighter and says where. */
export default function BoundVendor({ cell }: Props) {
  const { t } = useTranslation()
  if (!cell?.main && !cell?.backup) return <span className="matrix-none">{t('vendorBinding.nobody')}</span>
  return (
    <>
      {cell.main && <Line bound={cell.main} />}
      {cell.backup && <Line bound={cell.backup} word={t('vendorBinding.backup')} />}
    </>
  )
}

function Line({ bound, word }: { bound: Bound; word?: string }) {
  const { t } = useTranslation()
  const { short } = useUnits()
  const { short_name, company_name, inherited_from, idle } = bound
  const why =
    inherited_from === null ? t('vendorBinding.own') : t('vendorBinding.inherited', { dept: short(inherited_from) })
  const title = [company_name, why, idle && t('vendorBinding.idleNote')].filter(Boolean).join('\n')
  return (
    <span className={inherited_from === null ? 'matrix-line' : 'matrix-line matrix-inherited'} title={title}>
      {idle && <StatusShape kind="overdue" />}
      {word && <small>{word}</small>} {short_name ?? company_name}
      <span className="sr-only">
        {' '}
        {why} {idle && t('vendorBinding.idleNote')}
      </span>
    </span>
  )
}
