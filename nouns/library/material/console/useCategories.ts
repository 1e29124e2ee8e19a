import { useRead } from '@shouya/console/api/useRead.ts'
import { useMemo } from 'react'
import type { Category, MaterialType } from './materialList.ts'

export type CategoryNode = { value: number; title: string; category: Category; children: CategoryNode[] }

/** The categories of a type as a tree. */
export function useCategories(type: MaterialType): CategoryNode[] {
  const { data } = useRead('File/GetCategoryList', {}, { staleTime: 60_000 })
  return useMemo(() => {
    const own = (data ?? []).filter((category) => category.type === type)
    const below = (parent: number | null): CategoryNode[] =>
      own
        .filter(({ parent_id }) => parent_id === parent)
        .map((category) => ({
          value: category.id,
          title: category.category_name,
          category,
          children: below(category.id),
        }))
    return below(null)
  }, [data, type])
}
