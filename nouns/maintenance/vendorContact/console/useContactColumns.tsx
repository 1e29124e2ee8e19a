import { mark } from '@shouya/console/i18n/language.ts'
import { useNounColumns } from '@shouya/console/noun/useNounColumns.tsx'
import type { Column } from '@shouya/console/registers/Column.ts'
import { inOrder } from '@shouya/console/registers/inOrder.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import Telephone from '@shouya/console/ui/Telephone.tsx'
import Words from '@shouya/console/ui/Words.tsx'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { vendorContact } from '../noun.ts'
import type { ContactRow } from './contactList.ts'

/** The columns of the list and of its cards. */
export function useContactColumns(): Column<ContactRow>[] {
  const { t } = useTranslation()
  const columns = useNounColumns<typeof vendorContact, ContactRow>(vendorContact, {
    name: {
      width: 120,
      sort: true,
      render: (row) => (
        <>
          {row.name} {row.is_default && <Tag>{t('vendorContact.defaultTag')}</Tag>}
        </>
      ),
    },
    company_name: { width: 176, render: (row) => <Words text={row.company_name} /> },
    position: { width: 112 },
    phone: { width: 152, render: (row) => <Telephone name={row.name} number={row.phone} /> },
    user_name: { width: 96 },
    status: { width: 88, render: (row) => <DictTag dict="enable" value={row.status} /> },
    create_time: { width: 136, sort: true },
  })
  const units: Column<ContactRow> = {
    key: 'dept_names',
    title: t('vendorContact.field.dept_ids'),
    width: 160,
    render: (row) =>
      row.dept_names.length === 0 ? t('vendorContact.allUnits') : <Words text={row.dept_names.join(mark('、'))} />,
  }
  return inOrder(
    [...columns, units],
    ['name', 'company_name', 'position', 'phone', 'dept_names', 'user_name', 'status'],
  )
}
