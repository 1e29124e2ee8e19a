-- The pairs of characters of a text in half the time: a pair that occurs twice stands in the list twice, which no index or comparison minds.
create or replace function bigrams(t text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(one || next), '{}')
  from (select string_to_array(lower(t), null) as characters) as taken, unnest(characters, characters[2:]) as pair (one, next)
  where next is not null
$$;
