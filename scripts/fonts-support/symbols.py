"""The fonts of symbols: where the names of their glyphs come from, and which of Material Symbols are kept."""

import json
import re

from fontTools import subset, ttLib
from fontTools.varLib import instancer

CUPERTINO = "pypi/flet-web/flet_web/web/assets/packages/cupertino_icons/assets/CupertinoIcons.ttf"
CUPERTINO_CODE = "pypi/flet-web/flet_web/web/main.dart.js"
CUPERTINO_NAMES = "pypi/flet/flet/controls/cupertino/cupertino_icons.json"
NOTICES = "pypi/flet-web/flet_web/web/assets/NOTICES"
MATERIAL = "pypi/qtmaterialsymbols/qtmaterialsymbols/resources/MaterialSymbolsOutlined.ttf"
MATERIAL_CODE_POINTS = "pypi/qtmaterialsymbols/qtmaterialsymbols/resources/MaterialSymbolsOutlined.codepoints"

# The glyphs that stand for symbols which CupertinoIcons has not: Sources/Symbols/Names/SymbolAliases.swift.
MATERIAL_NAMES = """
accessibility account_balance add_photo_alternate album allergy alternate_email apartment arrow_selector_tool article
assignment bathtub beach_access bookmark_remove bottom_panel_open bug_report business_center cake camping casino
celebration checklist cloud_off coffee create_new_folder dashboard data_object dentistry dictionary directions_boat
directions_run directions_walk dns door_front eco edit electric_car electric_scooter ev_station extension fastfood fax
fingerprint fitness_center flip folder_managed format_quote group_off hard_drive hiking history hub ink_highlighter
key kitchen labs lan landscape library_books local_florist local_gas_station local_laundry_service local_parking man
manage_accounts manufacturing medical_information medical_services memory microwave military_tech mobile_off mode_fan
mosque motion_photos_on movie neurology newspaper note_add notifications_unread nutrition outlet oven package_2
palette passkey payments pedal_bike person_remove pets picture_in_picture pill pinch power psychology public
pulmonology raven read_more record_voice_over redeem restart_alt restaurant road roller_shades roller_shades_closed
router sailing school science search_hands_free select sensors sentiment_satisfied set_meal shopping_basket shower
signpost sports_bar sports_baseball sports_basketball sports_football sports_soccer sports_tennis stairs stethoscope
storage stroller switch sync_problem syringe table_lamp theater_comedy thermostat touch_app toys translate trophy
vacuum video_library videocam watch water waving_hand weekend wine_bar
""".split()

MATERIAL_DESCRIPTION = "glyphs of glyphs.tsv; axes opsz=24 GRAD=0"
MATERIAL_AXES = {"opsz": 24, "GRAD": 0}


def cupertino_glyphs(unpacked):
    """The font's names and code points.

    The wheel's code has Flutter's constants of the class CupertinoIcons as one list, in the order of their names, which
    `flet` has as a list of its own.
    """
    code = (unpacked / CUPERTINO_CODE).read_text(encoding="utf-8")
    constant = re.compile(r'\bB\.(\w+)=new A\.\w+\((\d+),"CupertinoIcons","cupertino_icons",!\w\)')
    points = {match[1]: int(match[2]) for match in constant.finditer(code)}
    names = list(json.loads((unpacked / CUPERTINO_NAMES).read_text(encoding="utf-8")))
    lists = (re.findall(r"B\.(\w+)", match[1]) for match in re.finditer(r"\[((?:B\.\w+,?\s*){500,})\]", code))
    listed = next(one for one in lists if len(one) == len(names) and one[0] in points)
    with ttLib.TTFont(unpacked / CUPERTINO) as font:
        present = font.getBestCmap()
    found = {name.lower(): points[key] for name, key in zip(names, listed) if points.get(key) in present}
    return dict(sorted(found.items()))


def material_glyphs(unpacked):
    lines = (unpacked / MATERIAL_CODE_POINTS).read_text(encoding="utf-8").splitlines()
    points = {name: int(point, 16) for name, point in (line.split() for line in lines)}
    return {name: points[name] for name in sorted(MATERIAL_NAMES)}


def glyph_table(glyphs):
    return "".join(f"{name}\t{point:X}\n" for name, point in glyphs.items())


def write_material(unpacked):
    def write(original, target):
        options = subset.Options(
            layout_features=[], name_IDs=["*"], name_languages=["*"], glyph_names=False, recalc_timestamp=False,
            notdef_outline=True, hinting=False)
        font = subset.load_font(str(original), options)
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=material_glyphs(unpacked).values())
        subsetter.subset(font)
        instancer.instantiateVariableFont(font, MATERIAL_AXES, inplace=True)
        subset.save_font(font, str(target), options)

    return write


def cupertino_licence(unpacked):
    """The section of the wheel's notices about the font."""
    sections = re.split(r"^-{80}$", (unpacked / NOTICES).read_text(encoding="utf-8"), flags=re.MULTILINE)
    text = next(section for section in sections if section.lstrip().startswith("cupertino_icons\n"))
    return text.strip() + "\n"


def material_licence(unpacked):
    """The font's own words about its licence."""
    with ttLib.TTFont(unpacked / MATERIAL) as font:
        notice = font["name"].getDebugName(0)
    return (
        f"Material Symbols Outlined\n{notice}\n\nFrom https://github.com/google/material-design-icons, under the Apache "
        "License, Version 2.0:\nLICENSE-Apache-2.0.\n")
