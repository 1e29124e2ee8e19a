-- Lists show the phones of agents masked: a part of one finds nobody, a whole one is compared with its own column.
alter table agent alter column search_text set expression as (lower('DL' || lpad(id::text, greatest(3, length(id::text)), '0') || ' '
  || agent_name || ' ' || coalesce(contact_name, '')));
