-- How a single answer has to look: the twin of answers.ts and formats.ts in contracts/forms, pattern by pattern.
-- Answers are data throughout: no text of theirs becomes SQL or a pattern.

/** Nothing but characters that print nothing. The same list as `isBlank`. */
create function private.is_blank(words text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return words ~ '^[\u0001-\u0020\u007f-\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff]*$';
end
$$;

/** Characters that print nothing have no place inside an address. */
create function private.has_hidden_characters(words text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return words ~ '[\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff]';
end
$$;

create function private.is_email(words text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return words ~ ('^[A-Za-z0-9.!#$%&''*+/=?^_{|}~-]+@'
    '(?:[A-Za-z0-9\u00a1-\U0010ffff](?:[A-Za-z0-9\u00a1-\U0010ffff-]{0,61}[A-Za-z0-9\u00a1-\U0010ffff])?\.)+'
    '[A-Za-z\u00a1-\U0010ffff](?:[A-Za-z0-9\u00a1-\U0010ffff-]{0,61}[A-Za-z0-9\u00a1-\U0010ffff])$')
    and not private.has_hidden_characters(words);
end
$$;

/** http or https, a host with a dot that is no bare IP address, and no credentials. */
create function private.is_url(words text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return words ~ ('^[Hh][Tt][Tt][Pp][Ss]?://'
    '(?:[A-Za-z0-9\u00a1-\U0010ffff](?:[A-Za-z0-9\u00a1-\U0010ffff-]{0,61}[A-Za-z0-9\u00a1-\U0010ffff])?\.)+'
    '[A-Za-z\u00a1-\U0010ffff](?:[A-Za-z0-9\u00a1-\U0010ffff-]{0,61}[A-Za-z0-9\u00a1-\U0010ffff])'
    '\.?(?::[0-9]{1,5})?(?:[/?#][^\u0001-\u0020"<>\\^`{|}\u007f-\u00a0]*)?$')
    and not private.has_hidden_characters(words);
end
$$;

/** A day (YYYY-MM-DD) or a month (YYYY-MM) that exists, between 1900 and 2100. */
create function private.is_date(words text, with_day boolean) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  year integer;
  month integer;
begin
  if words !~ (case when with_day then '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' else '^[0-9]{4}-[0-9]{2}$' end) then
    return false;
  end if;
  year := substr(words, 1, 4)::integer;
  month := substr(words, 6, 2)::integer;
  if year not between 1900 and 2100 or month not between 1 and 12 then
    return false;
  end if;
  return not with_day or substr(words, 9, 2)::integer between 1 and extract(
    day from make_date(year, month, 1) + interval '1 month' - interval '1 day'
  )::integer;
end
$$;

/** A JSON number as browsers read it, a double; null for what is no number or beyond what a double holds. */
create function private.json_number(answer jsonb) returns double precision
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  exact numeric;
begin
  if jsonb_typeof(answer) is distinct from 'number' then
    return null;
  end if;
  exact := answer::numeric;
  if abs(exact) > 1.7976931348623157e308 then
    return null;
  end if;
  return case when abs(exact) < 2.4703282292062328e-324 then 0 else exact::text::double precision end;
end
$$;

/** An object with an amount and a currency; half of it is a fine draft. */
create function private.is_money(answer jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case
    when jsonb_typeof(answer) is distinct from 'object' then false
    else answer - array['amount', 'currency'] = '{}'
      and (coalesce(answer -> 'amount', 'null') = 'null' or private.json_number(answer -> 'amount') is not null)
      and (
        coalesce(answer -> 'currency', 'null') = 'null'
        or (jsonb_typeof(answer -> 'currency') = 'string' and answer ->> 'currency' ~ '^[A-Za-z]{0,3}$')
      )
  end;
end
$$;
