import { call } from '@shouya/console/api/call.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { useTranslation } from 'react-i18next'
import { rechargePackage } from '../noun.ts'
import PackageForm from './PackageForm.tsx'
import PackageRecord from './PackageRecord.tsx'
import { type PackageRow, packageShape } from './packageList.ts'
import { usePackageColumns } from './usePackageColumns.tsx'

/** The service packages of the trading side (domain 11.10). */
export default function PackageRegister() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const change = useAction('Recharge/ChangePackageStatus')
  const remove = useRemove('Recharge/DeletePackage')
  const register = useRegister('Recharge/GetPackagePageList', packageShape, rechargePackage.query.sorts)
  const page = useRecordPage(register, 'Recharge/GetPackage', 'Recharge/SavePackage')
  const begin = async (row: PackageRow, move: PackageRow['moves'][number]) => {
    const { id, version, package_name: name } = row
    if (move === 'edit') {
      const record = await call('Recharge/GetPackage', { id })
      return page.ask((onClose) => <PackageForm row={record} onClose={onClose} />)
    }
    const question = { title: t(`rechargePackage.ask.${move}`, { name }), content: t(`rechargePackage.says.${move}`) }
    if (move === 'delete') return remove(row, question, page.opened.close)
    confirm({ ...question, danger: false }, () => change.mutateAsync({ id, version, command: move }))
  }
  return (
    <NounPage
      of={rechargePackage}
      name="Recharge.packages"
      page={page}
      register={register}
      shape={packageShape}
      columns={usePackageColumns()}
      begin={begin}
      fields={
        <>
          <Filter of="package_type" />
          <Filter of="status" />
        </>
      }
      recycled
      form={(onClose) => <PackageForm onClose={onClose} />}
      detail={(record) => <PackageRecord {...record} />}
    />
  )
}
