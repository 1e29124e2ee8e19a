-- The same pairs of characters, found in one pass: looking each up from the start of its text took 50 s for 50,000 characters, so
-- that documents with long files could not be saved within the limit of a statement. Indexes stay as they are.
create or replace function bigrams(t text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct one || next), '{}')
  from (
    select one, lead(one) over (order by at) as next from string_to_table(lower(t), null) with ordinality as characters (one, at)
  ) pairs
  where next is not null
$$;
