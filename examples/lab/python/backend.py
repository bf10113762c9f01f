"""Builds the package with Go alone: python3 backend.py FOLDER writes a wheel there, and
pip install calls build_wheel. The shared library needs a compiler for C; without one the
package plays through a pipe.

python3 backend.py FOLDER NAME PROGRAM writes a wheel of games of your own: the package has
that name, and the program at the other end of its pipe calls batch.Main.
"""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))


def get_requires_for_build_wheel(config_settings=None):
    return []


def programs(folder):
    """Builds the shared library, where there is a compiler, and the program of the pipe."""
    def build(name, package, *mode):
        subprocess.run(["go", "build", "-trimpath", "-ldflags=-s -w", *mode, "-o", os.path.join(folder, name), package],
                       cwd=HERE, check=True)

    build("railhex-pipe", "./pipe")
    if shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc"):
        build("librailhex.so", "./shared", "-buildmode=c-shared")
        os.remove(os.path.join(folder, "librailhex.h"))


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None, name=None, program=None):
    with open(os.path.join(HERE, "pyproject.toml"), "rb") as f:
        project = tomllib.load(f)["project"]
    project["name"] = name or project["name"]
    tag = "py3-none-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")
    name = f"{project['name']}-{project['version']}"
    info = f"{name}.dist-info"
    files = {}
    package = os.path.join(HERE, "src", "railhex")
    for file in sorted(os.listdir(package)):
        if file.endswith(".py"):
            with open(os.path.join(package, file), "rb") as f:
                files[project["name"] + "/" + file] = f.read(), 0o644
    built = os.path.join(wheel_directory, "built")
    os.makedirs(built, exist_ok=True)
    if program:
        shutil.copy(program, os.path.join(built, "railhex-pipe"))
    else:
        programs(built)
    for file in sorted(os.listdir(built)):
        with open(os.path.join(built, file), "rb") as f:
            files[project["name"] + "/" + file] = f.read(), 0o755
    shutil.rmtree(built)
    files[info + "/METADATA"] = "\n".join([
        "Metadata-Version: 2.1", f"Name: {project['name']}", f"Version: {project['version']}",
        f"Summary: {project['description']}", f"Requires-Python: {project['requires-python']}",
        *(f"Requires-Dist: {d}" for d in project["dependencies"]), "",
    ]).encode(), 0o644
    files[info + "/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: railhex\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(), 0o644
    record = ""
    for path, (content, _) in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{path},sha256={digest},{len(content)}\n"
    files[info + "/RECORD"] = f"{record}{info}/RECORD,,\n".encode(), 0o644
    wheel = f"{name}-{tag}.whl"
    with zipfile.ZipFile(os.path.join(wheel_directory, wheel), "w", zipfile.ZIP_DEFLATED) as z:
        for path, (content, mode) in files.items():
            entry = zipfile.ZipInfo(path)  # of 1980, so that equal builds are equal
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, (0o100000 | mode) << 16
            z.writestr(entry, content)
    return wheel


if __name__ == "__main__":
    print(build_wheel(sys.argv[1], None, None, *sys.argv[2:]))
