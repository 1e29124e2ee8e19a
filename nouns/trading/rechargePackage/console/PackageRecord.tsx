import Facts from '@shouya/console/noun/Facts.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import type { RecordProps } from '@shouya/console/ui/record/RecordDrawer.tsx'
import { useTranslation } from 'react-i18next'
import { rechargePackage } from '../noun.ts'
import type { PackageRow } from './packageList.ts'
import { usePackageContent } from './usePackageContent.ts'

/** One package: what it gives, for which products, how long and how often. */
export default function PackageRecord(record: RecordProps<PackageRow>) {
  const { t } = useTranslation()
  const content = usePackageContent()
  return (
    <NounRecord
      {...record}
      of={rechargePackage}
      get="Recharge/GetPackage"
      name={(row) => row.package_name}
      status={(row) => <DictTag dict={rechargePackage.states.dict} value={row.status} />}
      facts={(row) => (
        <Facts
          of={rechargePackage}
          row={row}
          show={[
            'package_type',
            'price',
            { label: t('rechargePackage.content'), value: content(row) },
            'valid_days',
            row.limit_per_member !== null && 'limit_per_member',
            row.begin_date !== null && 'begin_date',
            row.end_date !== null && 'end_date',
            {
              label: t('rechargePackage.products'),
              value: row.products.map((product) => product.product_name).join(' ') || t('rechargePackage.allProducts'),
              wide: true,
            },
            'sold',
            'sort',
            row.remark !== null && 'remark',
            'create_user_name',
            'create_time',
          ]}
        />
      )}
    />
  )
}
