import type { DataOf } from '@shouya/console/api/path.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import { useMemo } from 'react'

export type Category = DataOf<'Product/GetCategoryList'>[number]
export type CategoryNode = { value: number; title: string; category: Category; children: CategoryNode[] }

/** The categories of products as a tree. */
export function useProductCategories(): CategoryNode[] {
  const { data } = useRead('Product/GetCategoryList', {}, { staleTime: 60_000 })
  return useMemo(() => {
    const below = (parent: number | null): CategoryNode[] =>
      (data ?? [])
        .filter(({ parent_id }) => parent_id === parent)
        .map((category) => ({
          value: category.id,
          title: category.category_name,
          category,
          children: below(category.id),
        }))
    return below(null)
  }, [data])
}
