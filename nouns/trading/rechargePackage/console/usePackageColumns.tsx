import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import { useTranslation } from 'react-i18next'
import { rechargePackage } from '../noun.ts'
import type { PackageRow } from './packageList.ts'
import { usePackageContent } from './usePackageContent.ts'

/** The columns of the list: what a package gives stands in one of them. */
export function usePackageColumns(): Column<PackageRow>[] {
  const { t } = useTranslation()
  const content = usePackageContent()
  const columns = useNounColumns<typeof rechargePackage, PackageRow>(rechargePackage, {
    package_name: { width: 168, sort: true },
    package_type: { width: 80 },
    price: { width: 104, sort: true },
    valid_days: { width: 88 },
    limit_per_member: { width: 96 },
    begin_date: { width: 104 },
    end_date: { width: 104 },
    sold: { width: 72 },
    status: { width: 80 },
    sort: { width: 72, sort: true },
  })
  const given: Column<PackageRow> = {
    key: 'content',
    title: t('rechargePackage.content'),
    width: 200,
    render: (row) => content(row),
  }
  return inOrder(
    [...columns, given],
    ['package_name', 'package_type', 'content', 'price', 'valid_days', 'end_date', 'sold', 'status'],
  )
}
