-- What members tell of themselves in a text each is kept by the name of its field: a further field needs no column.
ALTER TABLE member.profile ADD COLUMN texts jsonb NOT NULL DEFAULT '{}';

UPDATE member.profile
   SET texts = contacts || jsonb_strip_nulls(jsonb_build_object(
     'nationality', nullif(nationality, ''),
     'placeOfBirth', nullif(place_of_birth, ''),
     'address', nullif(address, ''),
     'permanentAddress', nullif(permanent_address, ''),
     'currentAddress', nullif(current_address, ''),
     'occupation', nullif(occupation, ''),
     'sourceOfIncome', nullif(source_of_income, '')
   ));

ALTER TABLE member.profile
  DROP COLUMN nationality,
  DROP COLUMN place_of_birth,
  DROP COLUMN address,
  DROP COLUMN permanent_address,
  DROP COLUMN current_address,
  DROP COLUMN occupation,
  DROP COLUMN source_of_income,
  DROP COLUMN contacts;
